import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { QUIEN_CONSULTO, RAFAGAS } from './direcciones.ts'

export const RUTAS_DE_CONSULTAS: readonly Ruta[] = [
  { ...QUIEN_CONSULTO, pantalla: pantalla(() => import('./QuienConsultoPage.tsx'), 'QuienConsultoPage') },
  { ...RAFAGAS, pantalla: pantalla(() => import('./RafagasPage.tsx'), 'RafagasPage') },
]
