import { camposDe } from '@catastro/domain/ciudad/configurables'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { HojaEnChico } from './HojaEnChico.tsx'

/** Each certificate as it would begin. */
export const ConEsasFrases = ({ dice }: { dice: Readonly<Record<string, string>> }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {camposDe('certificados').map(([campo, { etiqueta }]) => (
      <HojaEnChico key={campo} dice={dice} titulo={etiqueta}>
        <Typography>{dice[campo]}</Typography>
      </HojaEnChico>
    ))}
  </Box>
)
