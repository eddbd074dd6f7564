import type * as z from 'zod/mini'
import { type Rotulo, rotuloDelEsquema } from './campo.ts'
import { elija, escriba } from './escriba.ts'

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
  readonly msg: string
  readonly path: string
}

/** A refusal of one field, in the same shape as those of the schemas: whoever answers knows the call, and with it the label. */
export const errorDeCampo = (path: string, texto: string, status = 400) =>
  new ErrorDePortal(status, texto, [{ msg: texto, path }])

export const GENERICO = 'Algo salió mal'
const NO_VALIDO = 'el valor no es válido'
const CLAVE_AJENA = 'no es un campo conocido'

/** What is said of a field that was left empty, where the specification has no words for it; of one that is chosen from a list. */
export const VACIO = 'es obligatorio'
export const SIN_ELEGIR = 'hay que elegir'

/** A predicate ('debe tener …') gets its field's label in front; a whole sentence stays as it is. */
export function comoOracion(rotulo: Rotulo | string, texto: string): string {
  const inicial = texto.charAt(0)
  if (inicial !== inicial.toLowerCase()) return texto
  const campo = typeof rotulo === 'string' ? { etiqueta: rotulo } : rotulo
  if (texto === VACIO) return escriba(campo)
  return texto === SIN_ELEGIR ? elija(campo) : `${campo.etiqueta}: ${texto}`
}

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
