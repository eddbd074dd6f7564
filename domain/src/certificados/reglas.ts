/** What is certified. Each kind has its title, its text and its sheet. */
export const CLASES_DE_CERTIFICADO = ['LIBRE_DEUDA', 'PADRON'] as const
export type ClaseDeCertificado = (typeof CLASES_DE_CERTIFICADO)[number]

/** What anybody is told of a certificate. */
export const SITUACIONES_DE_CERTIFICADO = ['VIGENTE', 'VENCIDO', 'ANULADO'] as const
export type SituacionDeCertificado = (typeof SITUACIONES_DE_CERTIFICADO)[number]

/** 100 bits that nobody guesses. */
export const LARGO_DE_CODIGO = 20
