import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import Box from '@mui/material/Box'
import { BORDE_FORZADO, TONOS } from '../../ui/theme.ts'
import { asuntoDeObservacion } from './asuntoDeObservacion.ts'

/** What is being answered or withdrawn, above the fields that do it. */
export function TextoObservado({ observacion }: { observacion: Observacion }) {
  const { texto: color, fondo: background } = TONOS.atencion
  return (
    <Box
      sx={{
        ...{ p: 1.5, borderRadius: 1, color, background, border: BORDE_FORZADO },
        ...{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ fontSize: '0.875rem' }}>{asuntoDeObservacion(observacion)}</Box>
      {observacion.texto}
    </Box>
  )
}
