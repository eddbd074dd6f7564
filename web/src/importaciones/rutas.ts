import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { IMPORTACIONES } from './direcciones.ts'

export const RUTAS_DE_IMPORTACIONES: readonly Ruta[] = [
  { ...IMPORTACIONES, pantalla: pantalla(() => import('./ImportacionesPage.tsx'), 'ImportacionesPage') },
]
