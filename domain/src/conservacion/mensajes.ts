import { predicado } from '../motivo.ts'
import { enDias } from '../plurales.ts'

export const TITULO_CONSERVACION = 'Conservación: qué se borra y cuándo'
/** In place of the owner of a folder that was closed so long ago that their data went. */
export const PROPIETARIO_SUPRIMIDO = 'Datos suprimidos'
export const enDiasGuardado = (dias: number) => (dias === 0 ? 'Siempre' : enDias(dias))
const entero = (n: number) => n.toLocaleString('es-AR')
export const DIAS_DE_CONSERVACION = (minimo: number, maximo: number) =>
  predicado(`debe ser 0 (siempre), o de ${entero(minimo)} a ${entero(maximo)} días`)
