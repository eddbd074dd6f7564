import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { EXPORTACION } from './direcciones.ts'

export const RUTAS_DE_EXPORTACION: readonly Ruta[] = [
  { ...EXPORTACION, pantalla: pantalla(() => import('./ExportacionPage.tsx'), 'ExportacionPage') },
]
