import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { QUIEN_CONSULTO, RAFAGAS } from './direcciones.ts'

export const RUTAS_DE_CONSULTAS: readonly Ruta[] = [
  { ...QUIEN_CONSULTO, Pantalla: pantalla(() => import('./QuienConsultoPage.tsx'), 'QuienConsultoPage') },
  { ...RAFAGAS, Pantalla: pantalla(() => import('./RafagasPage.tsx'), 'RafagasPage') },
]
