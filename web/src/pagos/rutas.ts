import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { MIS_PAGOS, PAGO, PAGO_ERROR, PAGOS, RECIBO } from './direcciones.ts'

export const RUTAS_DE_PAGOS: readonly Ruta[] = [
  { ...MIS_PAGOS, pantalla: pantalla(() => import('./MisPagosPage.tsx'), 'MisPagosPage') },
  { ...RECIBO, pantalla: pantalla(() => import('./ReciboPage.tsx'), 'ReciboPage') },
  { ...PAGOS, pantalla: pantalla(() => import('./PagosPage.tsx'), 'PagosPage') },
  { ...PAGO, pantalla: pantalla(() => import('./PagoPage.tsx'), 'PagoPage') },
  { ...PAGO_ERROR, pantalla: pantalla(() => import('./PagoErrorPage.tsx'), 'PagoErrorPage') },
]
