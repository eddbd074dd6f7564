/** Where a request stands. Nothing is certified without a person. */
export const ESTADOS_DE_SOLICITUD = ['SOLICITADO', 'EMITIDO', 'RECHAZADO', 'ANULADO'] as const
export type EstadoDeSolicitud = (typeof ESTADOS_DE_SOLICITUD)[number]

export const MAX_MOTIVO = 240
export const MAX_PADRON = 8

/** Upper case while it is typed, and never longer than the field. */
export const padronEscrito = (texto: string) => texto.toUpperCase().slice(0, MAX_PADRON)
/** Digits only: a green check. Anything else, empty too, is invalid. */
export const padronValido = (texto: string) => /^\d{1,8}$/.test(texto)
