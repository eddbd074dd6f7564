import type { Rotulo } from '@catastro/domain/campo'
import { erroresDe } from '@catastro/domain/errores'
import { comoOracion, SIN_ELEGIR, VACIO } from '@catastro/domain/motivo'
import type * as z from 'zod/mini'
import type { ErrorDelResumen } from '../ui/avisos/ErrorSummary.tsx'

interface Preguntas {
  readonly respuestas: z.ZodMiniType
  readonly rotulos: Readonly<Record<string, Rotulo>>
}

/**
 * The specification has one sentence for all that is missing: it stands in the summary, and each field says what to do.
 * `propias`: what is to be done where it is neither written nor chosen, or a field that only the screen has.
 */
export function faltantesDe(
  oracion: string,
  { respuestas, rotulos }: Preguntas,
  propias: Readonly<Record<string, string | Rotulo>> = {},
) {
  const decir = (campo: string, rotulo: Rotulo) => comoOracion(rotulo, /^id[A-Z]/.test(campo) ? SIN_ELEGIR : VACIO)
  const deNada = erroresDe(respuestas, respuestas.safeParse({}).error?.issues ?? [])
  const queHacer = new Map(
    deNada
      .filter(({ msg }) => msg === oracion)
      .map(({ path }) => [path, decir(path, rotulos[path] ?? { etiqueta: path, articulo: '' })]),
  )
  for (const [campo, propia] of Object.entries(propias)) {
    queHacer.set(campo, typeof propia === 'string' ? propia : decir(campo, propia))
  }
  const dichas = new Set(queHacer.values())
  return {
    alLadoDelCampo: (campo: string, msg: string) => (msg === oracion ? (queHacer.get(campo) ?? msg) : msg),
    resumen: (errores: readonly ErrorDelResumen[]) => {
      const [primero] = errores.filter(({ texto }) => dichas.has(texto))
      const otros = errores.filter(({ texto }) => !dichas.has(texto))
      return primero ? [{ ...primero, texto: oracion }, ...otros] : otros
    },
    queHacer: (campo: string) => queHacer.get(campo) ?? '',
  }
}
