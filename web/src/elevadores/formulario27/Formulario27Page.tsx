import { TITULOS_DE_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { useAvisarVuelta } from '../../envios/vueltaDelPago.ts'
import { recargar } from '../../red/navegador.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { FORMULARIO_27 } from '../direcciones.ts'
import { useTarifaDeElevadores } from '../useTarifaDeElevadores.ts'
import { type EnCurso27, useEnCurso27 } from './enCurso27.ts'
import { Formulario27 } from './Formulario27.tsx'
import { Formulario27Enviado } from './Formulario27Enviado.tsx'
import { Formulario27Presentado, UltimaSolicitud } from './Formulario27Presentado.tsx'

const TITULO = TITULOS_DE_ELEVADORES['27']

export function Formulario27Page() {
  const enCurso = useEnCurso27()
  const tarifa = useTarifaDeElevadores()
  const navigate = useNavigate()
  const [enviada, setEnviada] = useState<number | null>(null)
  // The provider sends the browser back here.
  useAvisarVuelta()
  const presentadaEnOtra = usePresentadaEnOtra(enCurso.data)
  /** The specification reloads the page; what was filed is there again after it. */
  const empezarDeNuevo = useCallback(
    (idCarpeta: number) => {
      navigate(FORMULARIO_27.enlace(), { replace: true, state: { presentada: idCarpeta } })
      recargar()
    },
    [navigate],
  )
  const idCarpeta = enviada ?? presentadaEnOtra
  const error = enCurso.error ?? tarifa.error
  return (
    <Box sx={{ maxWidth: { xs: ANCHO_DE_FORMULARIO, ...(idCarpeta === null && { lg: 'none' }) } }}>
      {idCarpeta !== null ? (
        <Formulario27Enviado titulo={TITULO} idCarpeta={idCarpeta} alTerminar={empezarDeNuevo} />
      ) : enCurso.data && tarifa.importe !== undefined ? (
        <>
          <Formulario27Presentado ultima={enCurso.data.ultima} />
          <Formulario27 enCurso={enCurso.data} importe={tarifa.importe} alPresentar={setEnviada} />
          <UltimaSolicitud ultima={enCurso.data.ultima} />
        </>
      ) : (
        <>
          <PageTitle volverA={INICIO.enlace()}>{TITULO}</PageTitle>
          {error ? (
            <FailedState
              error={error}
              alReintentar={() => {
                void enCurso.refetch()
                tarifa.reintentar()
              }}
            />
          ) : (
            <Spinner />
          )}
        </>
      )}
    </Box>
  )
}

/** The folder that another tab, or another device, made of what was under way here; null while none did. */
function usePresentadaEnOtra(ahora: EnCurso27 | undefined): number | null {
  const antes = useRef<EnCurso27>(undefined)
  const [idCarpeta, setIdCarpeta] = useState<number | null>(null)
  useEffect(() => {
    const ultima = ahora?.ultima?.idCarpeta
    const yaNoEstaEnCurso = antes.current?.pago && !ahora?.pago
    if (yaNoEstaEnCurso && ultima && ultima !== antes.current?.ultima?.idCarpeta) setIdCarpeta(ultima)
    antes.current = ahora
  }, [ahora])
  return idCarpeta
}
