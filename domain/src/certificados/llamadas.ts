import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { Codigo, Momento } from '../tipos.ts'
import { CLASES_DE_CERTIFICADO, LARGO_DE_CODIGO, SITUACIONES_DE_CERTIFICADO } from './reglas.ts'

const CertificadoVerificado = z.object({
  clase: z.enum(CLASES_DE_CERTIFICADO),
  situacion: z.enum(SITUACIONES_DE_CERTIFICADO),
  numero: z.string(),
  padron: z.string(),
  /** The holder's initials, where the certificate is about them. */
  titular: z.nullable(z.string()),
  emitido: Momento,
  /** A calendar day. Null: what it says, it says of the day of its issue. */
  vence: z.nullable(z.string()),
  anulado: z.nullable(Momento),
  /** Whose seal its document carries, since when. Null: none. */
  sello: z.nullable(z.object({ por: z.string(), el: Momento })),
})
export type CertificadoVerificado = z.output<typeof CertificadoVerificado>

/** Anybody who holds a certificate may ask whether it is true. Nothing personal is answered. */
export const verificarCertificado = llamada({
  method: 'GET',
  path: '/verificar/{codigo}',
  quien: 'publico',
  limite: 'consultas',
  resumen: 'Si un certificado es auténtico, y hasta cuándo vale',
  errores: [404],
  params: z.object({
    codigo: campo('Código', 'el', Codigo(LARGO_DE_CODIGO)),
  }),
  reply: z.object({ certificado: CertificadoVerificado }),
})
