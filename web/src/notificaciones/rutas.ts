import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { CORREOS } from './direcciones.ts'

export const RUTAS_DE_NOTIFICACIONES: readonly Ruta[] = [
  { ...CORREOS, pantalla: pantalla(() => import('./CorreosPage.tsx'), 'CorreosPage') },
]
