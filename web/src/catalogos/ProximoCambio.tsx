import Box from '@mui/material/Box'
import { fecha } from '../ui/pagina/formato.ts'

/** Under a name: other values are already decided from that day on. */
export const ProximoCambio = ({ desde }: { desde: string | null }) =>
  desde && (
    <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
      Cambia el {fecha(desde)}
    </Box>
  )
