import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Panel } from './Panel.tsx'
import { type Respuesta, ReviewList } from './ReviewList.tsx'

export interface BloqueDeRespuestas {
  readonly titulo: string
  readonly respuestas: readonly Respuesta[]
}

/** The answers of a form as a record, in the blocks that it was filled in. */
export function RespuestasEnBloques({ bloques }: { bloques: readonly BloqueDeRespuestas[] }) {
  return (
    <Stack spacing={3}>
      {bloques.map(({ titulo, respuestas }) => (
        <Panel key={titulo} aria-label={titulo}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {titulo}
          </Typography>
          <ReviewList respuestas={respuestas} />
        </Panel>
      ))}
    </Stack>
  )
}
