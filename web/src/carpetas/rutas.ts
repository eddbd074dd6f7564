import { pantalla, type Ruta } from '../acceso/ruta.ts'
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
} from './direcciones.ts'

export const RUTAS_DE_CARPETAS: readonly Ruta[] = [
  { ...NUEVA_CARPETA, Pantalla: pantalla(() => import('./presentar/NuevaCarpetaPage.tsx'), 'NuevaCarpetaPage') },
  {
    ...FORMULARIO_DE_CARPETA,
    Pantalla: pantalla(() => import('./presentar/FormularioCarpetaPage.tsx'), 'FormularioCarpetaPage'),
  },
  { ...MIS_CARPETAS, Pantalla: pantalla(() => import('./listar/MisCarpetasPage.tsx'), 'MisCarpetasPage') },
  { ...MESA_DE_ENTRADAS, Pantalla: pantalla(() => import('./listar/VerCarpetasPage.tsx'), 'VerCarpetasPage') },
  {
    ...INSPECCION,
    Pantalla: pantalla(() => import('./listar/InspeccionCarpetasPage.tsx'), 'InspeccionCarpetasPage'),
  },
  { ...DESGLOSE, Pantalla: pantalla(() => import('./desglose/DesglosePage.tsx'), 'DesglosePage') },
  {
    ...FINALIZAR_CARGA,
    Pantalla: pantalla(() => import('./adjuntar/FinalizarCargaPage.tsx'), 'FinalizarCargaPage'),
  },
  {
    ...OLVIDO_ADJUNTAR,
    Pantalla: pantalla(() => import('./adjuntar/OlvidoAdjuntarPage.tsx'), 'OlvidoAdjuntarPage'),
  },
  {
    ...COMPROBANTE_DE_PAGO,
    Pantalla: pantalla(() => import('./adjuntar/ComprobanteDePagoPage.tsx'), 'ComprobanteDePagoPage'),
  },
]
