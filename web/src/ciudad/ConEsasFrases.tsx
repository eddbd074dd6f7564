import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { HojaEnChico } from './HojaEnChico.tsx'

const CERTIFICADOS = [
  ['Certificado de Libre Deuda', 'fraseLibreDeuda'],
  ['Certificado de padrón', 'frasePadron'],
] as const

/** Each certificate as it would begin. */
export const ConEsasFrases = ({ dice }: { dice: Readonly<Record<string, string>> }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {CERTIFICADOS.map(([titulo, campo]) => (
      <HojaEnChico key={campo} dice={dice} titulo={titulo}>
        <Typography>{dice[campo]}</Typography>
      </HojaEnChico>
    ))}
  </Box>
)
