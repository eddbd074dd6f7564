import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { PLAZOS } from './direcciones.ts'

export const RUTAS_DE_PLAZOS: readonly Ruta[] = [
  { ...PLAZOS, pantalla: pantalla(() => import('./PlazosPage.tsx'), 'PlazosPage') },
]
