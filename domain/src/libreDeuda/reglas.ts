/** Where a request stands. Nothing is certified without a person. */
export const ESTADOS_DE_SOLICITUD = ['SOLICITADO', 'EMITIDO', 'RECHAZADO', 'ANULADO'] as const
export type EstadoDeSolicitud = (typeof ESTADOS_DE_SOLICITUD)[number]

/** What anybody is told of a certificate. */
export const SITUACIONES_DE_CERTIFICADO = ['VIGENTE', 'VENCIDO', 'ANULADO'] as const
export type SituacionDeCertificado = (typeof SITUACIONES_DE_CERTIFICADO)[number]

export const MAX_MOTIVO = 240
export const MAX_PADRON = 8

/** Upper case while it is typed, and never longer than the field. */
export const padronEscrito = (texto: string) => texto.toUpperCase().slice(0, MAX_PADRON)
/** Digits only: a green check. Anything else, empty too, is invalid. */
export const padronValido = (texto: string) => /^\d{1,8}$/.test(texto)

/** 32 signs without I, L, O and U: none is taken for another, and 20 of them are 100 bits. */
export const SIGNOS_DE_CODIGO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const LARGO_DE_CODIGO = 20

/** A code as people copy it: groups, small letters, the letter O for zero. */
export const leerCodigo = (texto: string) =>
  texto
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
export const codigoBienEscrito = (codigo: string) =>
  new RegExp(`^[${SIGNOS_DE_CODIGO}]{${LARGO_DE_CODIGO}}$`).test(codigo)
/** 'ABCDE-FGHJK-MNPQR-STVWX' */
export const mostrarCodigo = (codigo: string) => codigo.match(/.{1,5}/g)?.join('-') ?? ''
