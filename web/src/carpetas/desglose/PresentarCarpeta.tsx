import { antesDePresentar, type Faltante } from '@catastro/domain/carpetas/faltantes'
import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { CARPETA_PRESENTADA } from '@catastro/domain/carpetas/mensajes'
import { estaRespondido } from '@catastro/domain/carpetas/requisitos'
import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { ConfirmDialog } from '../../ui/pagina/ConfirmDialog.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useAncla } from '../../ui/pagina/useAncla.ts'
import { CON_EL_DEDO } from '../../ui/theme.ts'
import { useRefrescarCarpeta, useRequisitosDe } from '../consultas.ts'
import { FINALIZAR_CARGA, ID_DE_PRESENTAR } from '../direcciones.ts'
import {
  FALTA_PARA_PRESENTAR,
  LISTA_PARA_PRESENTAR,
  SIN_RESPONDER_Y_OPCIONAL,
  TITULO_DE_PRESENTAR,
} from '../mensajes.ts'
import { instruccionDe } from './instrucciones.ts'

const LISTA = {
  mt: 1,
  mb: 2,
  pl: 2.5,
  '& li + li': { mt: 0.5 },
  '& li': { [CON_EL_DEDO]: { py: 1 } },
} as const

/** On a phone, more than these fold: each stands with its part, above. */
const SE_LEEN_DE_UN_VISTAZO = 3

/** The last of the tasks: files the folder, or says what has to be done before. */
export function PresentarCarpeta({ carpeta }: { carpeta: CarpetaVista }) {
  const { idCarpeta, version } = carpeta
  const [confirmando, setConfirmando] = useState(false)
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const { data: requisitos = [] } = useRequisitosDe(idCarpeta)
  const alLlegar = useAncla(ID_DE_PRESENTAR)
  const presentar = useEscritura({
    mutationFn: () => main('PUT /documentacion/presentar', { json: { idCarpeta, version } }),
    onSuccess: () => avisar(CARPETA_PRESENTADA),
    onSettled: async () => {
      setConfirmando(false)
      await refrescar()
    },
  })
  const angosta = useMediaQuery('(max-width:599px)')
  const faltan = antesDePresentar(carpeta.faltantes)
  const opcionales = requisitos.filter((requisito) => !requisito.obligatorio && !estaRespondido(requisito))
  return (
    <Panel id={ID_DE_PRESENTAR} ref={alLlegar} tabIndex={-1} aria-labelledby="titulo-de-presentar">
      <Typography variant="h2" id="titulo-de-presentar">
        {TITULO_DE_PRESENTAR}
      </Typography>
      {faltan.length > 0 ? (
        <>
          <Typography id="falta-para-presentar" sx={{ mt: 1 }}>
            {FALTA_PARA_PRESENTAR}
          </Typography>
          {angosta && faltan.length > SE_LEEN_DE_UN_VISTAZO ? (
            <Box component="details" sx={{ mb: 2 }}>
              <Box component="summary" sx={{ py: 1.25 }}>
                {cuantos(faltan.length, 'cosa', 'cosas')}
              </Box>
              <LoQueFalta idCarpeta={idCarpeta} faltan={faltan} />
            </Box>
          ) : (
            <LoQueFalta idCarpeta={idCarpeta} faltan={faltan} />
          )}
        </>
      ) : (
        <Typography sx={{ mt: 1, mb: 2 }}>{LISTA_PARA_PRESENTAR}</Typography>
      )}
      <Button
        variant="contained"
        size="large"
        className="no-imprimir"
        disabled={faltan.length > 0}
        {...(faltan.length > 0 && { 'aria-describedby': 'falta-para-presentar' })}
        loading={presentar.isPending}
        onClick={() => (opcionales.length > 0 ? setConfirmando(true) : presentar.mutate())}
      >
        Presentar carpeta
      </Button>
      <Button component={Link} to={FINALIZAR_CARGA.enlace(idCarpeta)} className="no-imprimir" sx={{ ml: { sm: 1 } }}>
        Requisitos y adjuntos
      </Button>
      <AvisoDeFallo error={presentar.error} texto="No se presentó." />
      {confirmando && (
        <ConfirmDialog
          abierto
          titulo="Presentar carpeta"
          ocupado={presentar.isPending}
          fallo={presentar.error}
          alConfirmar={() => presentar.mutate()}
          alCancelar={() => setConfirmando(false)}
        >
          {SIN_RESPONDER_Y_OPCIONAL}
          <Box component="ul" sx={{ ...LISTA, mb: 0 }}>
            {opcionales.map(({ idRequisito, texto }) => (
              <li key={idRequisito}>{texto}</li>
            ))}
          </Box>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function LoQueFalta({ idCarpeta, faltan }: { idCarpeta: number; faltan: readonly Faltante[] }) {
  return (
    <Box component="ul" aria-labelledby="falta-para-presentar" sx={LISTA}>
      {faltan.map((falta) => {
        const { texto, a } = instruccionDe(idCarpeta, falta)
        return (
          <li key={texto}>
            <Link to={a}>{texto}</Link>
          </li>
        )
      })}
    </Box>
  )
}
