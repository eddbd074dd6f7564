import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { TOPE } from '../plataforma/paginas/tramo.ts'
import { mostrarPagina } from './paginaDePadrones.ts'

const PADRONES = con<{ padrones: PadronDelRegistro[] }>()

/** The names that begin with what was typed, in their order, which is the index's. */
export const porInicio = sentencia(
  'padrones_por_inicio_del_nombre',
  `with hallados as (
     select padronm, row_number() over (order by clave, padronm) as lugar
     from (select padronm, clave from padron where clave >= $1 and clave < $1 || '~' order by clave, padronm limit ${TOPE}) p
   ) ${mostrarPagina('$2', '$3')}`,
  PADRONES,
)

/** Of a row `w`: it has all the words, $2 as they were typed, $3 by a pattern when a letter was corrected; and does not begin so. */
const LAS_TIENE = `' ' || w.clave like all($2::text[]) and ' ' || w.clave || ' ' ~ all($3::text[])
  and not (w.clave >= $1 and w.clave < $1 || '~')`

/**
 * Those that begin with what was typed ($1), and then others (padronm, clave, guia). Of these go first the ones with more
 * words as they were typed ($4, where some were not), and whole words ($5, or what `guia` says) before beginnings.
 */
const trasLosQueEmpiezan = (otros: string) => `with hallados as materialized (
     select padronm, row_number() over (order by puesto, tal_cual desc, enteras desc, guia desc, clave, padronm) as lugar
     from (
       select padronm, clave, 0 as puesto, 0 as tal_cual, false as enteras, false as guia
       from padron where clave >= $1 and clave < $1 || '~'
       union all
       select padronm, clave, 1, case when cardinality($4::text[]) = 0 then 0 else (
           select count(*) from unnest($4::text[]) t where ' ' || clave like t) end,
         ' ' || clave || ' ' like all($5::text[]), guia
       from (${otros}) o
     ) h limit ${TOPE}
   ) ${mostrarPagina('$6', '$7')}`

/**
 * By the words between $8 and $9, walked in their order and no further than can be shown. A name with two words that begin
 * so is taken by its first.
 */
export const porPalabras = sentencia(
  'padrones_por_palabras_del_nombre',
  trasLosQueEmpiezan(`
    select padronm, clave, bool_or(guia) as guia
    from (
      select w.padronm, w.clave, w.palabra = r.desde as guia from unnest($8::text[], $9::text[]) r(desde, hasta)
      cross join lateral (
        select a.padronm, a.clave, a.palabra from palabra_de_padron a
        where a.palabra >= r.desde and a.palabra < r.hasta order by a.palabra, a.clave, a.padronm
      ) w
      where ${LAS_TIENE}
        and strpos(' ' || w.clave, ' ' || r.desde) = strpos(' ' || w.clave || ' ', ' ' || w.palabra || ' ')
      limit ${TOPE}
    ) w group by padronm, clave`),
  PADRONES,
)

/**
 * By the beginnings of two of their words ($8), where each of them is in too many names to be walked. They come as the
 * register has them, and no more than can be shown. $9: the patterns of the words that are whole.
 */
export const porPares = sentencia(
  'padrones_por_pares_de_palabras',
  trasLosQueEmpiezan(`
    select w.padronm, w.clave, ' ' || w.clave || ' ' ~ all($9::text[]) as guia
    from padron w where pares_de_nombre(w.clave) && $8::text[] and ${LAS_TIENE} limit ${TOPE}`),
  PADRONES,
)

/** Of each word, how many names have it, up to as many as $3; none, and no name does. */
export const cuantasHay = sentencia(
  'palabras_que_existen',
  `select c.palabra as "palabra!", c.entera as "entera!", n.cuantas as "cuantas!"
   from unnest($1::text[], $2::boolean[]) c(palabra, entera)
   cross join lateral (
     select count(*)::integer as cuantas from (
       select from palabra_de_padron p where p.palabra >= c.palabra
         and p.palabra < c.palabra || case when c.entera then ' ' else '~' end limit $3
     ) p
   ) n where n.cuantas > 0`,
)
