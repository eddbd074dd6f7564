import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { ESTADO } from './direcciones.ts'

export const RUTAS_DE_ESTADO: readonly Ruta[] = [
  { ...ESTADO, pantalla: pantalla(() => import('./EstadoPage.tsx'), 'EstadoPage') },
]
