import { sumarDias } from '@catastro/domain/plazos/calendario'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { diaConNombre, hoy } from '../dias.ts'

const boton = { width: 56, height: 56, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }

/** Which day, with the one before and the one after at a thumb's reach. */
export function DiaElegido({ dia, alElegir }: { dia: string; alElegir: (dia: string) => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
      <IconButton aria-label="Día anterior" color="primary" sx={boton} onClick={() => alElegir(sumarDias(dia, -1))}>
        <ChevronLeft />
      </IconButton>
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="h2" aria-live="polite">
          {diaConNombre(dia)}
        </Typography>
        {dia === hoy() && <span>Hoy</span>}
      </Box>
      <IconButton aria-label="Día siguiente" color="primary" sx={boton} onClick={() => alElegir(sumarDias(dia, 1))}>
        <ChevronRight />
      </IconButton>
    </Box>
  )
}
