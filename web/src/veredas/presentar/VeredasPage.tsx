import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { TARIFAS_VEREDAS } from '@catastro/domain/veredas/aranceles'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { TarifasNecesarias } from '../../formularios/TarifasNecesarias.tsx'
import { main } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { pagoDeLaDireccion, vuelveDelPago } from '../direcciones.ts'
import { CompletarLoPagado } from '../pagar/CompletarLoPagado.tsx'
import { queHacer } from '../pagar/estadoDelPago.ts'
import { PresentarSolo } from '../pagar/PresentarSolo.tsx'
import { VeredaEnviada } from '../pagar/VeredaEnviada.tsx'
import { VerificandoVereda } from '../pagar/VerificandoVereda.tsx'
import { leerPagoDeVereda } from '../pagoGuardado.ts'
import { useSeguirElPago } from '../useSeguirElPago.ts'
import { useVeredaEnCurso } from '../useVeredaEnCurso.ts'
import { AvisoDelPago } from './AvisoDelPago.tsx'
import { FormularioVereda } from './FormularioVereda.tsx'

/** The sidewalk form, and what follows once it was paid: here, or on whatever device the person goes on. */
export function VeredasPage() {
  const [parametros] = useSearchParams()
  const vuelve = vuelveDelPago(parametros)
  // Read once: it is forgotten when it is filed.
  const [deAqui] = useState(leerPagoDeVereda)
  const [enviada, setEnviada] = useState<number | null>(null)
  const nombrado = pagoDeLaDireccion(parametros)
  const { data, error, refetch } = useVeredaEnCurso(nombrado ?? (vuelve ? deAqui : null))
  const seguirElPago = useSeguirElPago()

  const pantalla = () => {
    if (enviada !== null) return <VeredaEnviada idCarpeta={enviada} />
    if (error) return <FailedState error={error} alReintentar={refetch} />
    if (data === undefined) return <Spinner />
    const { vereda } = data
    const que = queHacer(vereda, { vuelve, deAqui })
    if (que === 'VERIFICAR') {
      return (
        vereda && (
          <VerificandoVereda
            idPago={vereda.idPago}
            alConfirmarse={refetch}
            alPagar={() => seguirElPago.seguir(vereda)}
          />
        )
      )
    }
    if (que === 'PRESENTAR' && vereda) {
      // Nobody pays again.
      const Presentar = vereda.falta.length > 0 ? CompletarLoPagado : PresentarSolo
      return <Presentar vereda={vereda} alPresentar={setEnviada} />
    }
    return null
  }
  const loPagado = pantalla()
  if (loPagado !== null) return <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>{loPagado}</Box>
  return (
    <>
      <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
        <AvisoDelPago vereda={data?.vereda ?? null} otras={data?.otras ?? []} vuelve={vuelve} />
      </Box>
      <Formulario />
    </>
  )
}

const POR_OMISION = 'VIVIENDA UNIFAMILIAR'

function Formulario() {
  const email = useSesion((sesion) => sesion.usuario?.email_persona ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['tiposInmueble'],
    queryFn: () => main('GET /formulario/tiposInmueble'),
    ...CASI_FIJO,
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return <Spinner />
  const deCasa = data.tiposInmueble.find(({ InmuebleTipo }) => InmuebleTipo.toUpperCase() === POR_OMISION)
  return (
    <TarifasNecesarias ids={TARIFAS_VEREDAS}>
      {(tarifas) => (
        <FormularioVereda
          tarifas={tarifas}
          tiposInmueble={data.tiposInmueble.map((t) => ({ valor: t.idInmuebleTipo, texto: enOracion(t.InmuebleTipo) }))}
          idInmuebleTipo={deCasa ? String(deCasa.idInmuebleTipo) : ''}
          email={email}
        />
      )}
    </TarifasNecesarias>
  )
}
