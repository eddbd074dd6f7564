import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { MAPA, OBRAS_QUE_SIGO } from './direcciones.ts'

export const RUTAS_DE_MAPA: readonly Ruta[] = [
  { ...MAPA, pantalla: pantalla(() => import('./MapaPage.tsx'), 'MapaPage') },
  { ...OBRAS_QUE_SIGO, pantalla: pantalla(() => import('./ObrasQueSigoPage.tsx'), 'ObrasQueSigoPage') },
]
