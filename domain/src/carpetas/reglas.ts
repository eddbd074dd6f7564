import { type Estado, esperaPago } from './movimientos.ts'

/** Limits of what is written on a folder. */
export const MAX_OBSERVACION = 240
/** Pending at once in a folder. */
export const MAX_OBSERVACIONES = 20
export const MAX_EXPEDIENTE = 20
/** Of what a folder of another system was called there. */
export const MAX_NUMERO_ANTERIOR = 30
export const MAX_MEDIDA = 5
/** Who filed a folder of another system of whom nobody says who it was: a row that nobody can be, since Ciudad Digital gives no such CUIL. */
export const SIN_PERSONA = 2_147_483_647
/** Of what staff ask to be paid. */
export const MAX_CONCEPTO = 100

/** What a typed works address says of its place in the land register: the folder form takes less of it than the sidewalk's. */
export const CATASTRALES = ['Seccion', 'Manzana', 'Parcela', 'Distrito', 'Dominio'] as const
export const MAX_CATASTRAL = 10

/** Of the code that follows a folder: 50 bits, asked for with the folder's number, and a few times a minute. */
export const LARGO_DE_CODIGO_DE_SEGUIMIENTO = 10

/** What a stored file is for. An upload received while the folder awaits payment is its proof. */
export const CLASES_DE_ARCHIVO = [
  'CROQUIS',
  'DOCUMENTO',
  'COMPROBANTE',
  'FOTO_VEREDA',
  'RECIBO_FORM',
  'FOTO_FINAL',
  'FOTO_VISITA',
] as const
export type ClaseDeArchivo = (typeof CLASES_DE_ARCHIVO)[number]
export const claseDeSubida = (estado: string): ClaseDeArchivo => (esperaPago(estado) ? 'COMPROBANTE' : 'DOCUMENTO')

/** The applicant may delete only what nobody has worked on yet. */
export const puedeBorrarSuTitular = (c: { estado: Estado; completa: boolean; algoPagado: boolean }) =>
  c.estado === 'PRESENTADO' && !c.completa && !c.algoPagado

export type EstadoDeFormulario = 'PENDIENTE' | 'PENDIENTE DE PAGO' | 'COMPLETADO'

/** What a form's row shows: a saved 1bis is still to be paid while it owes something. */
export function estadoDeFormulario({ grabado, debe }: { grabado: 0 | 1; debe: number }): EstadoDeFormulario {
  if (grabado === 0) return 'PENDIENTE'
  return debe > 0 ? 'PENDIENTE DE PAGO' : 'COMPLETADO'
}

/** A 1bis that came to nothing: complete, and without a payment. */
export const esSinImporte = (fila: { codigoFormulario: string; grabado: 0 | 1; debe: number; idPago: number | null }) =>
  fila.codigoFormulario === '1bis' && fila.grabado === 1 && fila.debe === 0 && fila.idPago === null
