import type { DeclaracionDeLlamada } from './llamada.ts'

/** Of any call: too often, a failure of ours, or of what the portal depends on. */
const DE_TODA = [429, 500, 503]
/** Of who signs in: who it is is not known, or may not. Anybody's identity may be in doubt, and then nothing is allowed. */
const DE_QUIEN_INGRESA = [401, 403]
/** Of what sends something: incomplete or too slow, over what somebody else was changing, too large, of another type or of none. */
const DE_LO_ENVIADO = [400, 408, 409, 413, 415]

/** Every status that a call may answer, in order. What its declaration already says is not said again in `errores`. */
export function estadosDe(llamada: DeclaracionDeLlamada): readonly number[] {
  const { method, quien, params, query, conMarca, reply, errores = [] } = llamada
  const envia = method !== 'GET'
  return [
    ...new Set([
      reply === 'vacio' ? 204 : 200,
      ...(conMarca ? [304] : []),
      ...(params || query ? [400] : []),
      ...(quien === 'publico' ? [] : DE_QUIEN_INGRESA),
      ...(envia ? DE_LO_ENVIADO : []),
      ...DE_TODA,
      ...errores,
    ]),
  ].sort((a, b) => a - b)
}
