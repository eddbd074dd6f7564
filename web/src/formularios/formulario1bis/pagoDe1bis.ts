import { borrarBorrador, guardarBorrador, leerBorrador } from '../../envios/borrador.ts'

/** What the return page of a 1bis payment confirms with, kept in the browser while it is at the provider. */
export interface PagoDe1bis {
  readonly total: number
  readonly idFormulario: number
  readonly idFormulario1bis: number
  readonly idPersona: number
  readonly idCarpeta: number
  readonly idPago: number
}

/** Each folder's own: two tabs may be paying at once. */
const claveDe = (idCarpeta: number) => `pago1bis-${idCarpeta}`
/** The server has no copy of it. */
const SOLO_AQUI = { version: 0, pendiente: true }
const CAMPOS: readonly (keyof PagoDe1bis)[] = [
  'total',
  'idFormulario',
  'idFormulario1bis',
  'idPersona',
  'idCarpeta',
  'idPago',
]

const esPago = (dato: object): dato is PagoDe1bis =>
  CAMPOS.every((campo) => campo in dato && typeof dato[campo as keyof typeof dato] === 'number')

export const guardarPagoDe1bis = (pago: PagoDe1bis) => guardarBorrador(claveDe(pago.idCarpeta), pago, SOLO_AQUI)
export const borrarPagoDe1bis = (idCarpeta: number) => borrarBorrador(claveDe(idCarpeta))

export function leerPagoDe1bis(idCarpeta: number | null | undefined): PagoDe1bis | null {
  const dato = idCarpeta ? leerBorrador(claveDe(idCarpeta)) : null
  return dato && esPago(dato) ? dato : null
}
