import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { PEDIDOS_DE_DATOS, QUIEN_CONSULTO, RAFAGAS } from './direcciones.ts'

export const RUTAS_DE_CONSULTAS: readonly Ruta[] = [
  { ...QUIEN_CONSULTO, pantalla: pantalla(() => import('./QuienConsultoPage.tsx'), 'QuienConsultoPage') },
  {
    ...PEDIDOS_DE_DATOS,
    pantalla: pantalla(() => import('./PedidosDeDatosPage.tsx'), 'PedidosDeDatosPage'),
  },
  { ...RAFAGAS, pantalla: pantalla(() => import('./RafagasPage.tsx'), 'RafagasPage') },
]
