import { rotuloDeLlamada } from '@catastro/domain/campo'
import { ErrorDePortal, erroresDeCampo, GENERICO, type Problema } from '@catastro/domain/errores'
import type { DeclaracionDeLlamada } from '@catastro/domain/llamada'
import { comoOracion } from '@catastro/domain/motivo'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { causa } from '../base/causa.ts'
import { DE_DATOS } from './cabeceras.ts'
import { pantallaSinNumeral } from './pantallaSinNumeral.ts'

/** The one place that turns errors into replies: `{ ok: false, message, errors?: [{ msg, path }] }`. */

export class ErrorDeValidacion extends ErrorDePortal {
  constructor(problemas: readonly Problema[]) {
    const errores = erroresDeCampo(problemas)
    super(400, errores[0]?.msg ?? GENERICO, errores)
  }
}

export const MULTIPARTE = 'El pedido debe ser multipart/form-data'
const TIPO_NO_ADMITIDO = 'El tipo de contenido del pedido no se admite'
export const SIN_CONTENIDO = 'Falta el contenido del pedido, o no es el que se espera'
const DIRECCION_INEXISTENTE = 'La dirección no existe'
const INCOMPLETO = 'El pedido llegó incompleto'
export const DEMASIADO_GRANDE = 'Lo enviado supera el tamaño permitido'

const DEL_MARCO: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_BAD_URL: [400, 'La dirección no es válida'],
  FST_ERR_MAX_PARAM_LENGTH: [400, 'La dirección no es válida'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, DEMASIADO_GRANDE],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, SIN_CONTENIDO],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, INCOMPLETO],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'El contenido del pedido no es JSON válido'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, TIPO_NO_ADMITIDO],
  FST_ERR_CTP_INVALID_TYPE: [415, TIPO_NO_ADMITIDO],
  FST_INVALID_JSON_FIELD_ERROR: [400, 'El contenido del pedido no es JSON válido'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, MULTIPARTE],
  FST_MP_PREMATURE_CLOSE: [400, INCOMPLETO],
  FST_FILES_LIMIT: [400, 'Hay más archivos de los permitidos'],
  FST_PARTS_LIMIT: [400, 'Hay más campos de los permitidos'],
  FST_FIELDS_LIMIT: [400, 'Hay más campos de los permitidos'],
  FST_PROTO_VIOLATION: [400, 'Un campo tiene un nombre no permitido'],
}

interface ErrorDePostgres {
  readonly code: string
  readonly constraint?: string
}
const esDePostgres = (error: unknown): error is ErrorDePostgres =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** Data errors of the database that no schema foresaw are still the sender's: classes 22 and 23 become a 4xx. */
function dePostgres({ code }: ErrorDePostgres): ErrorDePortal | undefined {
  if (code === '23505') return new ErrorDePortal(409, 'Ya existe un registro con esos datos')
  if (code === '23503') return new ErrorDePortal(404, 'Uno de los datos indicados no existe')
  if (code === '23502') return new ErrorDePortal(400, 'Falta uno de los datos')
  // 54: more than the database's own limits.
  if (code.startsWith('22') || code.startsWith('23') || code.startsWith('54'))
    return new ErrorDePortal(400, 'Uno de los datos no es válido')
  if (['40001', '40P01', '55P03'].includes(code)) {
    return new ErrorDePortal(409, 'Otra persona estaba cambiando lo mismo. Intente de nuevo')
  }
  // No connection, no room, no memory, or being stopped.
  if (code.startsWith('08') || code.startsWith('53') || code.startsWith('57P')) return SIN_BASE
  return undefined
}

const SIN_BASE = new ErrorDePortal(
  503,
  'El servicio no está disponible en este momento. Intente de nuevo en unos minutos',
)
const DE_RED = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']
/** Full, broken, taken away, or more files open than are allowed. */
const DEL_DISCO = ['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE']
const DE_ZOCALO = ['connect', 'read', 'write']
/** What the driver says, without a code, when the database goes away in the middle, or has no connection for so long. */
const CONEXION_CORTADA =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** What the multipart parser says, without a code, of a body cut short or with a boundary that is none. */
const MULTIPARTE_ROTO = /^Multipart: |unexpected end of multipart data$|^The needle /i

export function comoErrorDePortal(original: unknown): ErrorDePortal {
  const error = causa(original)
  if (error instanceof ErrorDePortal) return error
  if (esDePostgres(error)) {
    const conocido = dePostgres(error)
    if (conocido) return conocido
  }
  if (!(error instanceof Error)) return new ErrorDePortal(500, GENERICO)
  const { code, statusCode, syscall } = error as Partial<FastifyError> & { syscall?: string }
  const [status, message] = DEL_MARCO[code ?? ''] ?? []
  if (status !== undefined && message !== undefined) return new ErrorDePortal(status, message)
  if (code && DE_RED.includes(code) && DE_ZOCALO.includes(syscall ?? '')) return SIN_BASE
  if (code && DEL_DISCO.includes(code)) return SIN_BASE
  if (CONEXION_CORTADA.test(error.message)) return SIN_BASE
  if (MULTIPARTE_ROTO.test(error.message)) return new ErrorDePortal(400, INCOMPLETO)
  // secure-json-parse and the JSON parser itself throw plain errors that carry only a status.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ErrorDePortal(statusCode, statusCode === 413 ? DEMASIADO_GRANDE : 'El pedido no es válido')
  }
  return new ErrorDePortal(500, GENERICO)
}

/** A failure of ours in the specification's own words for it; its reason still goes to the log. */
export async function siFalla<T>(texto: string, obra: () => Promise<T>): Promise<T> {
  try {
    return await obra()
  } catch (error) {
    const conocido = comoErrorDePortal(error)
    throw conocido.status === 500 ? Object.assign(new ErrorDePortal(500, texto), { cause: error }) : conocido
  }
}

/** Two rows of one name: the unique index that refused says which field the person has to change. */
export async function siNoSeRepite<T>(rechazos: Readonly<Record<string, ErrorDePortal>>, obra: () => Promise<T>) {
  try {
    return await obra()
  } catch (error) {
    const deBase = causa(error)
    if (esDePostgres(deBase) && deBase.code === '23505') throw rechazos[deBase.constraint ?? ''] ?? error
    throw error
  }
}

/** What is wrong with a field is said with what the call calls it; `error` only where the call declares it. */
function cuerpoDeError({ status, message, errors }: ErrorDePortal, llamada?: DeclaracionDeLlamada) {
  const oraciones = errors.map(({ path, msg }) => ({
    path,
    msg: comoOracion(rotuloDeLlamada(llamada ?? {}, path), msg),
  }))
  return {
    ok: false,
    message: oraciones[0]?.msg ?? message,
    ...(llamada?.conError && status >= 500 && { error: true }),
    ...(oraciones.length > 0 && { errors: oraciones }),
  }
}

export function responderError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const respuesta = comoErrorDePortal(error)
  // Of an address that matches no route no hook has said anything.
  if (!reply.hasHeader('x-content-type-options')) reply.headers(DE_DATOS)
  if (respuesta.status >= 500) request.log.error({ err: causa(respuesta.cause ?? error) }, 'falla')
  return reply.code(respuesta.status).send(cuerpoDeError(respuesta, request.routeOptions.config?.llamada))
}

export function instalarErrores(app: FastifyInstance) {
  app.setErrorHandler(responderError)
  app.setNotFoundHandler((request, reply) => {
    const pantalla = pantallaSinNumeral(request)
    if (pantalla) return reply.redirect(pantalla)
    throw new ErrorDePortal(404, DIRECCION_INEXISTENTE)
  })
  // Before its body is read, which nobody would look at.
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw new ErrorDePortal(404, DIRECCION_INEXISTENTE)
  })
}
