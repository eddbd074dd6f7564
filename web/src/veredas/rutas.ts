import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { MIS_CARPETAS_VEREDAS } from '../carpetas/direcciones.ts'
import { FORMULARIO_12, VER_FORMULARIO_12, VEREDAS, VEREDAS_INICIO, VEREDAS_PROPIETARIOS } from './direcciones.ts'

export const RUTAS_DE_VEREDAS: readonly Ruta[] = [
  VEREDAS_INICIO,
  VEREDAS,
  VEREDAS_PROPIETARIOS,
  {
    ...MIS_CARPETAS_VEREDAS,
    Pantalla: pantalla(() => import('./MisCarpetasVeredasPage.tsx'), 'MisCarpetasVeredasPage'),
  },
  FORMULARIO_12,
  VER_FORMULARIO_12,
]
