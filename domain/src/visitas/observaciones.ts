import type { RespuestaGuardada } from './campos.ts'
import { MAX_OBSERVADO } from './reglas.ts'

/** What is not met, as a folder's observations say it. The whole of it stays in the visit. */
export const observacionesDe = (respuestas: readonly RespuestaGuardada[]): string[] =>
  respuestas
    .filter(({ respuesta }) => respuesta === 'NO CUMPLE')
    .map(({ texto, observado }) => `${texto}: ${observado}`)
    .map((entera) => (entera.length > MAX_OBSERVADO ? `${entera.slice(0, MAX_OBSERVADO - 1)}…` : entera))
