import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RespuestaDe } from '../app/llamadas.ts'
import { Panel } from '../ui/Panel.tsx'
import { ReviewList } from '../ui/ReviewList.tsx'
import { BLOQUES_FORMULARIO_1, respuestaDe } from './camposFormulario1.ts'

type Guardado = RespuestaDe<'main', 'GET /formulario/consultarFormulario1'>[number]

/** The answers of a form 1, in the blocks that it was filled in. */
export function Formulario1Vista({ guardado }: { guardado: Guardado }) {
  return (
    <Stack spacing={3}>
      {BLOQUES_FORMULARIO_1.map(({ titulo, campos }) => (
        <Panel key={titulo} aria-label={titulo}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {titulo}
          </Typography>
          <ReviewList
            respuestas={campos.map(([campo, pregunta]) => ({
              pregunta,
              respuesta: respuestaDe(campo, guardado[campo]),
            }))}
          />
        </Panel>
      ))}
    </Stack>
  )
}
