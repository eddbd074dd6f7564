import type { ErrorDeCampo } from '@catastro/domain/errores'
import { ErrorConTexto, GENERICO } from '../ui/avisos/errorConTexto.ts'
import { ERROR_DE_RED } from './mensajes.ts'

/** Of the refusals, those that time mends: no session, too slow, moved meanwhile, too early, too many. */
const PASAJEROS: ReadonlySet<number> = new Set([401, 408, 409, 425, 429])

/** A call that did not do what was asked. `status` 0: the network did not answer. */
export class ErrorDeLlamada extends ErrorConTexto {
  readonly status: number
  override readonly tieneRemedio: boolean
  readonly errors: readonly ErrorDeCampo[]

  constructor(status: number, message: string, errors: readonly ErrorDeCampo[] = []) {
    super(message)
    this.name = 'ErrorDeLlamada'
    this.status = status
    this.tieneRemedio = status < 400 || status >= 500 || PASAJEROS.has(status)
    this.errors = errors
  }

  /** The same, with its fields named as a screen has them. */
  en(enPantalla: Readonly<Record<string, string>>) {
    const errors = this.errors.map(({ msg, path }) => ({ msg, path: enPantalla[path] ?? path }))
    return new ErrorDeLlamada(this.status, this.message, errors)
  }
}

export const errorDeRed = () => new ErrorDeLlamada(0, ERROR_DE_RED)

/** First the fields' own words, then the reply's message, then the generic text. */
export function errorDelCuerpo(status: number, cuerpo: unknown): ErrorDeLlamada {
  const { message, errors } = esObjeto(cuerpo) ? cuerpo : {}
  const campos = Array.isArray(errors) ? errors.map(comoErrorDeCampo) : []
  return new ErrorDeLlamada(status, campos[0]?.msg || textoNoVacio(message) || GENERICO, campos)
}

/** Downloads choose the other way round: the server's message goes first. */
export function errorDeDescarga(status: number, cuerpo: unknown): ErrorDeLlamada {
  const error = errorDelCuerpo(status, cuerpo)
  const mensaje = esObjeto(cuerpo) ? textoNoVacio(cuerpo.message) : undefined
  return mensaje ? new ErrorDeLlamada(status, mensaje, error.errors) : error
}

const esObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null
const textoNoVacio = (valor: unknown) => (typeof valor === 'string' && valor !== '' ? valor : undefined)

/** The login site may answer plain strings. */
const comoErrorDeCampo = (valor: unknown): ErrorDeCampo => {
  if (!esObjeto(valor)) return { msg: textoNoVacio(valor) ?? '', path: '' }
  return { msg: textoNoVacio(valor.msg) ?? '', path: textoNoVacio(valor.path) ?? '' }
}
