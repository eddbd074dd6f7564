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

const CLAVE = 'pago1bis'
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

export const guardarPagoDe1bis = (pago: PagoDe1bis) => guardarBorrador(CLAVE, pago, { version: 0, pendiente: false })
export const borrarPagoDe1bis = () => borrarBorrador(CLAVE)

export function leerPagoDe1bis(): PagoDe1bis | null {
  const dato = leerBorrador(CLAVE)
  return dato && esPago(dato) ? dato : null
}
