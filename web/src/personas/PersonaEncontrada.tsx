import CheckCircle from '@mui/icons-material/CheckCircle'
import Box from '@mui/material/Box'
import { TONOS } from '../ui/theme.ts'

export function PersonaEncontrada({ nombre, detalle }: { nombre: string; detalle?: string }) {
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <CheckCircle sx={{ color: TONOS.bien.texto }} />
      <span>
        <strong>{nombre}</strong>
        {detalle && ` · ${detalle}`}
      </span>
    </Box>
  )
}
