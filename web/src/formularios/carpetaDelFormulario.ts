import { leerDato } from '../red/almacen.ts'

/** The folder that a form is filled for, as the breakdown left it in `datosEncomienda`. */
export interface CarpetaDelFormulario {
  readonly idCarpeta: number
  readonly idFormulario: number
}

const esCarpeta = (dato: unknown): dato is CarpetaDelFormulario =>
  typeof dato === 'object' &&
  dato !== null &&
  'idCarpeta' in dato &&
  typeof dato.idCarpeta === 'number' &&
  'idFormulario' in dato &&
  typeof dato.idFormulario === 'number'

export const carpetaDelFormulario = () => leerDato('datosEncomienda', esCarpeta)
