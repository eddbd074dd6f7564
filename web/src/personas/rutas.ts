import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { COLEGIOS } from './direcciones.ts'

export const RUTAS_DE_PERSONAS: readonly Ruta[] = [
  { ...COLEGIOS, pantalla: pantalla(() => import('./ColegiosPage.tsx'), 'ColegiosPage') },
]
