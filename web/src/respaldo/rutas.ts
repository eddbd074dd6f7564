import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { RESTAURACIONES } from './direcciones.ts'

export const RUTAS_DE_RESPALDO: readonly Ruta[] = [
  { ...RESTAURACIONES, pantalla: pantalla(() => import('./RestauracionesPage.tsx'), 'RestauracionesPage') },
]
