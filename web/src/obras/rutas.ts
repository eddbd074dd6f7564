import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { DEJAR_DE_SEGUIR } from './direcciones.ts'

export const RUTAS_DE_OBRAS: readonly Ruta[] = [
  {
    ...DEJAR_DE_SEGUIR,
    sinMarco: true,
    pantalla: pantalla(() => import('./DejarDeSeguirPage.tsx'), 'DejarDeSeguirPage'),
  },
]
