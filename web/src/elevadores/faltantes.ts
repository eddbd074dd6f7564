import type { Rotulo } from '@catastro/domain/campo'
import { comoOracion, SIN_ELEGIR, VACIO } from '@catastro/domain/motivo'
import type { ErrorDelResumen } from '../ui/avisos/ErrorSummary.tsx'

/**
 * The specification has one sentence for all that is missing: it stands in the summary, and each field says what to do.
 * `campos`: those that the sentence is about. `propias`: what is to be done where it is neither written nor chosen.
 */
export function faltantesDe<C extends string>(
  oracion: string,
  campos: readonly C[],
  rotulos: Readonly<Partial<Record<C, Rotulo>>>,
  propias?: Readonly<Partial<Record<C, string>>>,
) {
  const queHacer = new Map<string, string>(
    campos.map((campo) => {
      const motivo = /^id[A-Z]/.test(campo) ? SIN_ELEGIR : VACIO
      return [campo, propias?.[campo] ?? comoOracion(rotulos[campo] ?? { etiqueta: campo, articulo: '' }, motivo)]
    }),
  )
  const dichas = new Set(queHacer.values())
  return {
    alLadoDelCampo: (campo: string, msg: string) => (msg === oracion ? (queHacer.get(campo) ?? msg) : msg),
    resumen: (errores: readonly ErrorDelResumen[]) => {
      const [primero] = errores.filter(({ texto }) => dichas.has(texto))
      const otros = errores.filter(({ texto }) => !dichas.has(texto))
      return primero ? [{ ...primero, texto: oracion }, ...otros] : otros
    },
    queHacer: (campo: C) => queHacer.get(campo) ?? '',
  }
}
