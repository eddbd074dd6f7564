import type { Clase } from '@catastro/domain/importaciones/reglas'
import { direccion } from '../acceso/direccion/direccion.ts'

export const IMPORTACIONES = direccion('/importaciones', 'personal')
export const importacionesDe = (clase: Clase) => `${IMPORTACIONES.ruta}?clase=${clase}`
