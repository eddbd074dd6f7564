import Drawer from '@mui/material/Drawer'
import { ALTO_DE_LA_BARRA, ANCHO_DEL_MENU } from '../ui/theme.ts'
import { MenuLateral } from './MenuLateral.tsx'

/** The side menu over the page, on small screens. */
export function CajonMovil({ alCerrar }: { alCerrar: () => void }) {
  return (
    <Drawer
      open
      onClose={alCerrar}
      slotProps={{ paper: { sx: { width: ANCHO_DEL_MENU, pt: `${ALTO_DE_LA_BARRA}px` }, 'aria-label': 'Menú' } }}
    >
      <MenuLateral alElegir={alCerrar} />
    </Drawer>
  )
}
