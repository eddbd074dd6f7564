import { PRECIO_POR_CONFIRMAR, VIGENCIA_PASADA } from '@catastro/domain/catalogos/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { comienzoDelDia, hoy } from '../plataforma/proceso/hoy.ts'

/** From when new prices hold: the first moment, where the city is, of the day given; today's when there is none. */
export function desdeCuando(dia: string | undefined): Date {
  const actual = hoy()
  if (dia !== undefined && dia < actual) throw errorDeCampo('vigenteDesde', VIGENCIA_PASADA)
  return comienzoDelDia(dia ?? actual)
}

/** Whether a price may be charged: whatever charges one asks here. `campo`: the answer that chose it, where one did. */
export function exigirConfirmado({ porConfirmar }: { readonly porConfirmar: boolean }, campo?: string): void {
  if (!porConfirmar) return
  throw campo ? errorDeCampo(campo, PRECIO_POR_CONFIRMAR, 409) : new ErrorDePortal(409, PRECIO_POR_CONFIRMAR)
}

/** Who wrote new prices and, where it takes two, who confirmed them. */
export interface Autoria {
  readonly escribe: number
  readonly confirma?: number
}

/** What is in force of something that has a price. */
export type EnVigor<D> = D & { readonly porConfirmar: boolean }

/** The name of whoever a column says, read beside the row. */
export const nombreDe = (columna: string) =>
  `(select p.nombre_persona || ' ' || p.apellido_persona from persona p where p.id_persona = ${columna})`

/**
 * A new line of a history, unless the day says the same already and it is the city's: `$1` whose, `$2` since when, `$3` and `$4` by whom, and
 * then its values. What was written before for that day stays: of several for one day, the last one rules.
 */
export function lineaDeVigencia(historial: string, clave: string, columnas: readonly string[]): string {
  const nombres = columnas.join(', ')
  const valores = columnas.map((_, n) => `$${n + 5}::bigint`).join(', ')
  return `insert into ${historial} (${clave}, ${nombres}, vigente_desde, usrmod, confirmado_por)
    select $1, ${valores}, $2, $3, $4?
    where (${valores}, false) is distinct from (
      select (${nombres}, por_confirmar) from ${historial}
      where ${clave} = $1 and vigente_desde <= $2 order by vigente_desde desc, id desc limit 1)`
}

/** What each came with, before anybody of the city wrote it: the first line of its history that nobody signed. */
export const lineaDeMuestra = (historial: string, clave: string, columnas: readonly string[]) =>
  `select distinct on (${clave}) ${clave} as id, ${columnas.join(', ')} from ${historial} h
   where usrmod is null order by ${clave}, h.id`
