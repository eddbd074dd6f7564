/** The provider's own numbers of its states. */
export const ESTADOS = {
  CREADA: 1,
  EN_PAGO: 2,
  REALIZADA: 3,
  RECHAZADA: 4,
  ERROR_VALIDACION_HASH_TOKEN: 5,
  ERROR_VALIDACION_HASH_PAGO: 6,
  EXPIRADA: 7,
  CANCELADA: 8,
  DEVUELTA: 9,
  PENDIENTE: 10,
  VENCIDA: 11,
} as const
export type Estado = keyof typeof ESTADOS

export const esEstado = (texto: unknown): texto is Estado => typeof texto === 'string' && Object.hasOwn(ESTADOS, texto)
export const nombreDe = (estadoId: number): Estado =>
  (Object.keys(ESTADOS) as Estado[]).find((nombre) => ESTADOS[nombre] === estadoId) ?? 'CREADA'

/** Its person may still pay. */
export const estaAbierta = (estadoId: number) =>
  estadoId === ESTADOS.CREADA || estadoId === ESTADOS.EN_PAGO || estadoId === ESTADOS.PENDIENTE
