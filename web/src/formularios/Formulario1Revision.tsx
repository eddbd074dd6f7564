import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { alPrincipio } from '../ui/alPrincipio.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ReviewList } from '../ui/ReviewList.tsx'
import {
  BLOQUES_FORMULARIO_1,
  type CampoFormulario1,
  respuestaDe,
  type ValoresFormulario1,
} from './camposFormulario1.ts'
import { REVISE_ANTES } from './mensajes.ts'

interface Props {
  readonly valores: ValoresFormulario1
  readonly ocupado: boolean
  readonly alEnviar: () => void
  readonly alCambiar: (campo: CampoFormulario1 | null) => void
}

/** Check your answers, before sending. */
export function Formulario1Revision({ valores, ocupado, alEnviar, alCambiar }: Props) {
  useEffect(alPrincipio, [])
  const respuestas = BLOQUES_FORMULARIO_1.flatMap(({ campos }) =>
    campos.map(([campo, pregunta]) => ({
      pregunta,
      respuesta: respuestaDe(campo, valores[campo]),
      alCambiar: ocupado ? undefined : () => alCambiar(campo),
    })),
  )
  return (
    <>
      <PageTitle bajada={REVISE_ANTES}>Revise sus respuestas</PageTitle>
      <Panel>
        <ReviewList respuestas={respuestas} />
      </Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="contained" loading={ocupado} onClick={alEnviar}>
          Enviar formulario
        </Button>
        <Button variant="outlined" disabled={ocupado} onClick={() => alCambiar(null)}>
          Volver a las respuestas
        </Button>
      </Box>
    </>
  )
}
