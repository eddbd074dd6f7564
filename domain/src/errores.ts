import type * as z from 'zod/mini'
import { rotuloDelEsquema } from './campo.ts'
import { comoOracion, predicado } from './motivo.ts'

/** The one error of the system: what the reply's status is, and the Spanish sentence that a person reads. */
export class ErrorDePortal extends Error {
  readonly status: number
  readonly errors: readonly ErrorDeCampo[]

  constructor(status: number, message: string, errors: readonly ErrorDeCampo[] = []) {
    super(message)
    this.name = 'ErrorDePortal'
    this.status = status
    this.errors = errors
  }
}

export interface ErrorDeCampo {
  /** A sentence; or, until its label is known, a reason (`predicado`). */
  readonly msg: string
  readonly path: string
}

/** A refusal of one field, in the same shape as those of the schemas: whoever answers knows the call, and with it the label. */
export const errorDeCampo = (path: string, texto: string, status = 400) =>
  new ErrorDePortal(status, texto, [{ msg: texto, path }])

export const GENERICO = 'Algo salió mal'
const NO_VALIDO = predicado('el valor no es válido')
const CLAVE_AJENA = predicado('no es un campo conocido')

/** The part of a zod issue that a sentence is made of. */
export interface Problema {
  readonly code: string
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
}

/** zod's issues, one a field: the first thing wrong with it is what the person mends first. */
export function erroresDeCampo(problemas: readonly Problema[]): ErrorDeCampo[] {
  const porCampo = new Map<string, ErrorDeCampo>()
  for (const { code, message, path } of problemas) {
    const campo = path.map(String).join('.')
    if (porCampo.has(campo)) continue
    porCampo.set(campo, { path: campo, msg: texto(code, message) })
  }
  return [...porCampo.values()]
}

/** The same as the sentences that a person reads, with the labels of the schema that refused. */
export const erroresDe = (esquema: z.core.$ZodType, problemas: readonly Problema[]): ErrorDeCampo[] =>
  erroresDeCampo(problemas).map(({ path, msg }) => ({ path, msg: comoOracion(rotuloDelEsquema(esquema, path), msg) }))

function texto(code: string, message: string): string {
  if (code === 'unrecognized_keys') return CLAVE_AJENA
  return message === 'Invalid input' ? NO_VALIDO : message
}
