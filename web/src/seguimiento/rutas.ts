import type { Ruta } from '../acceso/ruta.ts'
import { ASIGNACION, DONDE_ESTA } from './direcciones.ts'

export const RUTAS_DE_SEGUIMIENTO: readonly Ruta[] = [DONDE_ESTA, ASIGNACION]
