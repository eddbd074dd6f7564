import { pantalla, type Ruta } from '../acceso/ruta.ts'
import {
  CERTIFICADO_VERIFICADO,
  LIBRE_DEUDA_PAGADO,
  LIBRE_DEUDA_RECHAZADO,
  MIS_CERTIFICADOS,
  SOLICITUDES,
  VERIFICAR,
} from './direcciones.ts'

const Verificar = pantalla(() => import('./VerificarPage.tsx'), 'VerificarPage')

export const RUTAS_DE_LIBRE_DEUDA: readonly Ruta[] = [
  { ...MIS_CERTIFICADOS, Pantalla: pantalla(() => import('./MisCertificadosPage.tsx'), 'MisCertificadosPage') },
  { ...SOLICITUDES, Pantalla: pantalla(() => import('./SolicitudesPage.tsx'), 'SolicitudesPage') },
  { ...VERIFICAR, sinMarco: true, Pantalla: Verificar },
  { ...CERTIFICADO_VERIFICADO, sinMarco: true, Pantalla: Verificar },
  {
    ...LIBRE_DEUDA_PAGADO,
    Pantalla: pantalla(() => import('./LibreDeudaPagoExitosoPage.tsx'), 'LibreDeudaPagoExitosoPage'),
  },
  {
    ...LIBRE_DEUDA_RECHAZADO,
    Pantalla: pantalla(() => import('./LibreDeudaPagoRechazadoPage.tsx'), 'LibreDeudaPagoRechazadoPage'),
  },
]
