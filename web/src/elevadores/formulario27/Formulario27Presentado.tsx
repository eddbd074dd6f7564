import { ENVIADO } from '@catastro/domain/elevadores/mensajes'
import { desenlaceDe } from '@catastro/domain/pagos/estados'
import { VERIFICANDO } from '@catastro/domain/pagos/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router'
import { CodigoDeSeguimiento } from '../../carpetas/ver/CodigoDeSeguimiento.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { TONOS } from '../../ui/theme.ts'
import { MIS_ELEVADORES, VER_FORMULARIO_27 } from '../direcciones.ts'
import { PAGO_EN_LINEA_SIN_HACER } from '../mensajes.ts'
import type { EnCurso27 } from './enCurso27.ts'

/** The folder that was just filed, as the page that reloaded itself hands it over. */
const presentadaEn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'presentada' in state && typeof state.presentada === 'number'
    ? state.presentada
    : null

interface Props {
  readonly ultima: EnCurso27['ultima']
}

/** What was filed before, in a line. */
export function UltimaSolicitud({ ultima }: Props) {
  const reciente = presentadaEn(useLocation().state)
  if (!ultima || ultima.idCarpeta === reciente) return null
  const { idCarpeta, padron } = ultima
  return (
    <Typography sx={{ mt: 3, color: 'text.secondary' }}>
      Su última solicitud: <Link to={VER_FORMULARIO_27.enlace(idCarpeta)}>carpeta {idCarpeta}</Link>, padrón {padron},
      del {fecha(ultima.fecha)}.
    </Typography>
  )
}

/** What was filed just now, until the page is left. */
export function Formulario27Presentado({ ultima }: Props) {
  const reciente = presentadaEn(useLocation().state)
  if (!ultima || ultima.idCarpeta !== reciente) return null
  const { idCarpeta, pago } = ultima
  const quedo = pago && desenlaceDe(pago.estado)
  return (
    <Box
      component="section"
      aria-labelledby="formulario-27-presentado"
      sx={{ mb: 3, p: 3, borderRadius: 1, border: `1px solid ${TONOS.bien.texto}`, background: TONOS.bien.fondo }}
    >
      <Typography variant="h2" id="formulario-27-presentado" sx={{ color: TONOS.bien.texto }}>
        {ENVIADO} Carpeta número {idCarpeta}
      </Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>Qué sigue</Typography>
      <Box component="ol" sx={{ mt: 0.5, mb: 2, pl: 3 }}>
        {quedo === 'ABIERTO' && <li>{VERIFICANDO}: no hace falta que espere.</li>}
        {(quedo === 'SIN_PAGAR' || quedo === 'DEVUELTO') && <li>{PAGO_EN_LINEA_SIN_HACER}</li>}
        <li>Mesa de entradas revisa la solicitud y su comprobante. Le avisamos por correo.</li>
        <li>Con el formulario 28 se registra a su responsable, y con el 31, a la empresa conservadora.</li>
      </Box>
      <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={VER_FORMULARIO_27.enlace(idCarpeta)} variant="contained">
          Ver el formulario
        </Button>
        <Button component={Link} to={MIS_ELEVADORES.enlace()} variant="outlined">
          Mis elevadores
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Imprimir
        </Button>
      </Box>
      <CodigoDeSeguimiento idCarpeta={idCarpeta} />
    </Box>
  )
}
