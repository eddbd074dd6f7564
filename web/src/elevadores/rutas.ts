import type { Ruta } from '../acceso/ruta.ts'
import { FORMULARIO_27, FORMULARIO_28, FORMULARIO_29, FORMULARIO_30, FORMULARIO_31 } from './direcciones.ts'

export const RUTAS_DE_ELEVADORES: readonly Ruta[] = [
  FORMULARIO_27,
  FORMULARIO_28,
  FORMULARIO_29,
  FORMULARIO_30,
  FORMULARIO_31,
]
