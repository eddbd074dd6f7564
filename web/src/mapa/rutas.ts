import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { MAPA } from './direcciones.ts'

export const RUTAS_DE_MAPA: readonly Ruta[] = [
  { ...MAPA, Pantalla: pantalla(() => import('./MapaPage.tsx'), 'MapaPage') },
]
