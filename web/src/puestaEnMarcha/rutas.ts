import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { PUESTA_EN_MARCHA } from './direcciones.ts'

export const RUTAS_DE_PUESTA_EN_MARCHA: readonly Ruta[] = [
  { ...PUESTA_EN_MARCHA, pantalla: pantalla(() => import('./PuestaEnMarchaPage.tsx'), 'PuestaEnMarchaPage') },
]
