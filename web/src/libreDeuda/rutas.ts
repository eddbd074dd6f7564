import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { LIBRE_DEUDA_PAGADO, LIBRE_DEUDA_RECHAZADO, MIS_CERTIFICADOS, SOLICITUDES } from './direcciones.ts'

export const RUTAS_DE_LIBRE_DEUDA: readonly Ruta[] = [
  { ...MIS_CERTIFICADOS, pantalla: pantalla(() => import('./MisCertificadosPage.tsx'), 'MisCertificadosPage') },
  { ...SOLICITUDES, pantalla: pantalla(() => import('./SolicitudesPage.tsx'), 'SolicitudesPage') },
  {
    ...LIBRE_DEUDA_PAGADO,
    pantalla: pantalla(() => import('./LibreDeudaPagoExitosoPage.tsx'), 'LibreDeudaPagoExitosoPage'),
  },
  {
    ...LIBRE_DEUDA_RECHAZADO,
    pantalla: pantalla(() => import('./LibreDeudaPagoRechazadoPage.tsx'), 'LibreDeudaPagoRechazadoPage'),
  },
]
