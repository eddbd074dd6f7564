import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Panel } from '../ui/pagina/Panel.tsx'

interface Props {
  readonly pasos: readonly { readonly nombre: string; readonly titulo: string }[]
  /** What comes after them. */
  readonly ultimo: string
  /** From 0. */
  readonly actual: number
  readonly enUnRenglon?: boolean
  /** Unsaid: they are gone through by their buttons alone. */
  readonly alIr?: (numero: number) => void
}

/** Where in a form one is, and what is still to come. */
export function ListaDePasos({ pasos, ultimo, actual, enUnRenglon = false, alIr }: Props) {
  if (enUnRenglon) {
    return (
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        Paso {actual + 1} de {pasos.length + 1}. Sigue: {pasos[actual + 1]?.titulo ?? ultimo}
      </Typography>
    )
  }
  return (
    <Panel aria-labelledby="pasos-del-formulario">
      <Typography variant="h2" id="pasos-del-formulario">
        Pasos
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { py: 0.5 } }}>
        {pasos.map(({ nombre, titulo }, numero) => (
          <li key={nombre} {...(numero === actual && { 'aria-current': 'step' as const })}>
            {numero === actual ? (
              <strong>{titulo}</strong>
            ) : !alIr ? (
              titulo
            ) : (
              <Link component="button" type="button" variant="body1" onClick={() => alIr(numero)}>
                {titulo}
              </Link>
            )}
          </li>
        ))}
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {ultimo}
        </Box>
      </Box>
    </Panel>
  )
}
