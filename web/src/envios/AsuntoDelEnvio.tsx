import Box from '@mui/material/Box'
import { type DatoDeFicha, Ficha } from '../ui/pagina/Ficha.tsx'

/** What a form is filed for: nobody answers for one folder and sends it to another. */
export function AsuntoDelEnvio({ datos }: { datos: readonly DatoDeFicha[] }) {
  if (datos.length === 0) return null
  return (
    <Box sx={{ mb: 3 }}>
      <Ficha datos={datos} />
    </Box>
  )
}
