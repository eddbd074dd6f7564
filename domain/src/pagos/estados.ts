import { DIAS_DE_ESPERA } from '../dias.ts'

/** The states of a payment. Whether a filing has used it is another matter. */
export const ESTADOS_DE_PAGO = [
  'INICIADO',
  'EN_PROCESO',
  'CONFIRMADO',
  'RECHAZADO',
  'CANCELADO',
  'VENCIDO',
  'DEVUELTO',
] as const
export type EstadoDePago = (typeof ESTADOS_DE_PAGO)[number]

/**
 * Which state may follow which. A closed payment may still be confirmed: the provider's last word is what counts, and
 * money that was taken is never forgotten.
 */
export const CAMBIOS_DE_PAGO = {
  INICIADO: ['EN_PROCESO', 'CONFIRMADO', 'RECHAZADO', 'CANCELADO', 'VENCIDO'],
  EN_PROCESO: ['CONFIRMADO', 'RECHAZADO', 'CANCELADO', 'VENCIDO'],
  CONFIRMADO: ['DEVUELTO'],
  RECHAZADO: ['CONFIRMADO'],
  CANCELADO: ['CONFIRMADO'],
  VENCIDO: ['CONFIRMADO'],
  DEVUELTO: [],
} as const satisfies Record<EstadoDePago, readonly EstadoDePago[]>

export const puedeSeguir = (desde: EstadoDePago, hacia: EstadoDePago) =>
  (CAMBIOS_DE_PAGO[desde] as readonly EstadoDePago[]).includes(hacia)

/** What a state comes to: nobody knows yet how it ends; it is paid; it ended and nothing was charged; it was given back. */
type Desenlace = 'ABIERTO' | 'PAGADO' | 'SIN_PAGAR' | 'DEVUELTO'
const DESENLACES = {
  INICIADO: 'ABIERTO',
  EN_PROCESO: 'ABIERTO',
  CONFIRMADO: 'PAGADO',
  RECHAZADO: 'SIN_PAGAR',
  CANCELADO: 'SIN_PAGAR',
  VENCIDO: 'SIN_PAGAR',
  DEVUELTO: 'DEVUELTO',
} as const satisfies Record<EstadoDePago, Desenlace>

/** What a payment's state is, for every screen and every filing: nobody decides by the name of one. */
export const desenlaceDe = (estado: EstadoDePago): Desenlace => DESENLACES[estado]
export const estaAbierto = (estado: EstadoDePago) => desenlaceDe(estado) === 'ABIERTO'
export const estaPagado = (estado: EstadoDePago) => desenlaceDe(estado) === 'PAGADO'
/** As far as the portal knows, it never reached the provider. */
export const estaSinEmpezar = (estado: EstadoDePago) => estado === 'INICIADO'

/** What a person reads. */
export const TITULO_DE_ESTADO: Readonly<Record<EstadoDePago, string>> = {
  INICIADO: 'Sin terminar',
  EN_PROCESO: 'En proceso',
  CONFIRMADO: 'Pagado',
  RECHAZADO: 'Rechazado',
  CANCELADO: 'Cancelado',
  VENCIDO: 'Vencido',
  DEVUELTO: 'Devuelto',
}

/** The provider's EstadoId, and what it makes of a payment of ours. Only REALIZADA is paid. */
export const ESTADOS_DEL_PROVEEDOR = {
  1: { nombre: 'CREADA', estado: 'EN_PROCESO' },
  2: { nombre: 'EN_PAGO', estado: 'EN_PROCESO' },
  3: { nombre: 'REALIZADA', estado: 'CONFIRMADO' },
  4: { nombre: 'RECHAZADA', estado: 'RECHAZADO' },
  5: { nombre: 'ERROR_VALIDACION_HASH_TOKEN', estado: 'RECHAZADO' },
  6: { nombre: 'ERROR_VALIDACION_HASH_PAGO', estado: 'RECHAZADO' },
  7: { nombre: 'EXPIRADA', estado: 'VENCIDO' },
  8: { nombre: 'CANCELADA', estado: 'CANCELADO' },
  9: { nombre: 'DEVUELTA', estado: 'DEVUELTO' },
  10: { nombre: 'PENDIENTE', estado: 'EN_PROCESO' },
  11: { nombre: 'VENCIDA', estado: 'VENCIDO' },
} as const satisfies Record<number, { readonly nombre: string; readonly estado: EstadoDePago }>
export type EstadoId = keyof typeof ESTADOS_DEL_PROVEEDOR
export const REALIZADA = 3 satisfies EstadoId
export const DEVUELTA = 9 satisfies EstadoId
/** It did not recognise what the portal signed: a setting is wrong. */
export const SIN_FIRMA_VALIDA: readonly EstadoId[] = [5, 6]

export const esEstadoId = (numero: number): numero is EstadoId => Object.hasOwn(ESTADOS_DEL_PROVEEDOR, numero)

/** Why a person of the staff should look at a payment: what the provider says and what was asked do not go together. */
export const REVISIONES = {
  MONTO_DISTINTO: 'El proveedor informa otro monto',
  OTRA_TRANSACCION: 'El proveedor respondió por otra transacción',
  ANTERIOR: 'El proveedor tiene ese número desde antes de que este pago comenzara: es de otro pago',
  ESTADO_DESCONOCIDO: 'El proveedor informa un estado que no se conoce',
  NO_COINCIDE: 'El proveedor ya no lo da por realizado',
  FIRMA_RECHAZADA: 'El proveedor rechazó la firma del pedido: revise los ajustes',
  SIN_RESPUESTA: 'El proveedor no da una respuesta desde hace más de 24 horas',
  SIN_EFECTO: 'Se cobró, pero no se pudo completar lo pagado',
  POR_COMPLETAR: 'Se cobró, y falta algo para presentarlo: se le pidió a quien pagó',
  SIN_COMPLETAR: `Pasaron ${DIAS_DE_ESPERA} días y no se completó lo que faltaba: corresponde devolverlo`,
  REPETIDO: 'Lo mismo ya estaba pagado: corresponde devolverlo',
  YA_NO_SE_PEDIA: 'Se pagó algo que ya no se pedía: corresponde devolverlo',
  EXCEDENTE: 'Se pagó más de lo que quedó por pagar: corresponde devolver la diferencia',
  CARPETA_BORRADA: 'Se borró la carpeta que este pago pagaba: corresponde devolverlo',
  DEVUELTO_EN_USO: 'Se devolvió un pago que ya se había usado',
} as const
export type Revision = keyof typeof REVISIONES
export const NOMBRES_DE_REVISION = Object.keys(REVISIONES) as [Revision, ...Revision[]]
