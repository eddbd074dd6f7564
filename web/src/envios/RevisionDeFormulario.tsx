import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { alPrincipio } from '../ui/alPrincipio.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Panel } from '../ui/Panel.tsx'
import { type Respuesta, ReviewList } from '../ui/ReviewList.tsx'
import { REVISE_ANTES } from './mensajes.ts'

/** One answer to check; without `campo` it is a computed one, which nobody changes. */
export interface RespuestaARevisar extends Omit<Respuesta, 'alCambiar'> {
  readonly campo?: string
}

interface Props {
  readonly respuestas: readonly RespuestaARevisar[]
  readonly ocupado: boolean
  /** The button that sends. */
  readonly enviar?: string
  readonly alEnviar: () => void
  readonly alCambiar: (campo: string | null) => void
}

/** Check your answers, before sending. */
export function RevisionDeFormulario(props: Props) {
  const { respuestas, ocupado, enviar = 'Enviar formulario', alEnviar, alCambiar } = props
  useEffect(alPrincipio, [])
  return (
    <>
      <PageTitle bajada={REVISE_ANTES}>Revise sus respuestas</PageTitle>
      <Panel>
        <ReviewList
          respuestas={respuestas.map(({ campo, ...respuesta }) => ({
            ...respuesta,
            alCambiar: ocupado || campo === undefined ? undefined : () => alCambiar(campo),
          }))}
        />
      </Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="contained" loading={ocupado} onClick={alEnviar}>
          {enviar}
        </Button>
        <Button variant="outlined" disabled={ocupado} onClick={() => alCambiar(null)}>
          Volver a las respuestas
        </Button>
      </Box>
    </>
  )
}
