import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { MIS_PAGOS, PAGO, PAGO_ERROR, PAGOS, RECIBO } from './direcciones.ts'

export const RUTAS_DE_PAGOS: readonly Ruta[] = [
  { ...MIS_PAGOS, Pantalla: pantalla(() => import('./MisPagosPage.tsx'), 'MisPagosPage') },
  { ...RECIBO, Pantalla: pantalla(() => import('./ReciboPage.tsx'), 'ReciboPage') },
  { ...PAGOS, Pantalla: pantalla(() => import('./PagosPage.tsx'), 'PagosPage') },
  { ...PAGO, Pantalla: pantalla(() => import('./PagoPage.tsx'), 'PagoPage') },
  { ...PAGO_ERROR, Pantalla: pantalla(() => import('./PagoErrorPage.tsx'), 'PagoErrorPage') },
]
