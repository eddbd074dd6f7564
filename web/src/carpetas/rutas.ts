import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import {
  COMPROBANTE_DE_PAGO,
  DESGLOSE,
  FINALIZAR_CARGA,
  FORMULARIO_DE_CARPETA,
  INSPECCION,
  MESA_DE_ENTRADAS,
  MIS_CARPETAS,
  NUEVA_CARPETA,
  OLVIDO_ADJUNTAR,
  PAGO_DE_CARPETA,
} from './direcciones.ts'

export const RUTAS_DE_CARPETAS: readonly Ruta[] = [
  { ...NUEVA_CARPETA, pantalla: pantalla(() => import('./presentar/NuevaCarpetaPage.tsx'), 'NuevaCarpetaPage') },
  {
    ...FORMULARIO_DE_CARPETA,
    pantalla: pantalla(() => import('./presentar/FormularioCarpetaPage.tsx'), 'FormularioCarpetaPage'),
  },
  { ...MIS_CARPETAS, pantalla: pantalla(() => import('./listar/MisCarpetasPage.tsx'), 'MisCarpetasPage') },
  { ...MESA_DE_ENTRADAS, pantalla: pantalla(() => import('./listar/VerCarpetasPage.tsx'), 'VerCarpetasPage') },
  {
    ...INSPECCION,
    pantalla: pantalla(() => import('./listar/InspeccionCarpetasPage.tsx'), 'InspeccionCarpetasPage'),
  },
  { ...DESGLOSE, pantalla: pantalla(() => import('./desglose/DesglosePage.tsx'), 'DesglosePage') },
  {
    ...FINALIZAR_CARGA,
    pantalla: pantalla(() => import('./adjuntar/FinalizarCargaPage.tsx'), 'FinalizarCargaPage'),
  },
  {
    ...OLVIDO_ADJUNTAR,
    pantalla: pantalla(() => import('./adjuntar/OlvidoAdjuntarPage.tsx'), 'OlvidoAdjuntarPage'),
  },
  {
    ...COMPROBANTE_DE_PAGO,
    pantalla: pantalla(() => import('./adjuntar/ComprobanteDePagoPage.tsx'), 'ComprobanteDePagoPage'),
  },
  {
    ...PAGO_DE_CARPETA,
    pantalla: pantalla(() => import('./adjuntar/PagoDeCarpetaPage.tsx'), 'PagoDeCarpetaPage'),
  },
]
