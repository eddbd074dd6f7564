import Typography from '@mui/material/Typography'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ListaDePasos } from './ListaDePasos.tsx'
import { QUE_SIGUE } from './mensajes.ts'
import type { Presentacion } from './presentacion.ts'

const PASOS = [
  { nombre: 'completar', titulo: 'Completar' },
  { nombre: 'revisar', titulo: 'Revisar las respuestas' },
]

/** Beside a form: where in it one is, what comes of it, and what was said before starting. */
export function LadoDelFormulario({ presentacion, revisando }: { presentacion: Presentacion; revisando: boolean }) {
  const { antes, queSigue } = presentacion
  return (
    <>
      <ListaDePasos pasos={PASOS} ultimo="Enviar" actual={revisando ? 1 : 0} />
      {queSigue && (
        <Panel aria-labelledby="que-sigue">
          <Typography variant="h2" id="que-sigue" sx={{ mb: 1 }}>
            {QUE_SIGUE}
          </Typography>
          {queSigue}
        </Panel>
      )}
      {antes?.(true)}
    </>
  )
}
