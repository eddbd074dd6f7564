import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { DATOS_ABIERTOS } from './direcciones.ts'

export const RUTAS_DE_DATOS_ABIERTOS: readonly Ruta[] = [
  { ...DATOS_ABIERTOS, pantalla: pantalla(() => import('./DatosAbiertosPage.tsx'), 'DatosAbiertosPage') },
]
