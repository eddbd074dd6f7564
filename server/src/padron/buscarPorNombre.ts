import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { type Parecida, palabrasDe, parecidasA } from '@catastro/domain/padron/nombre'
import { type Db, sentencia } from '../plataforma/db.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { con } from '../plataforma/sentencias.ts'
import { unaFila } from '../plataforma/unaFila.ts'
import { mostrarPagina, type Pedido, presentarHallados, TOPE, tramoDe } from './enPagina.ts'

// The names that begin with what was typed, in their order, which is the index's.
const porInicio = sentencia(
  'padrones_por_inicio_del_nombre',
  `with hallados as (
     select padronm, row_number() over (order by clave, padronm) as lugar
     from (select padronm, clave from padron where clave >= $1 and clave < $1 || '~' order by clave, padronm limit ${TOPE}) p
   ) ${mostrarPagina('$2', '$3')}`,
  con<{ padrones: PadronDelRegistro[] }>(),
)

/*
 * The same, and then those with a word between $2 and $3, which is walked in its order and no further than can be shown,
 * and with all the others: $4 as they were typed, $5 by a pattern when a letter was corrected. Of these go first the ones
 * with more words as they were typed ($6, where some were not), and whole words ($7) before beginnings. A name with two
 * words that begin so is taken by its first.
 */
const porPalabras = sentencia(
  'padrones_por_palabras_del_nombre',
  `with hallados as materialized (
     select padronm, row_number() over (order by puesto, tal_cual desc, enteras desc, guia desc, clave, padronm) as lugar
     from (
       select padronm, clave, 0 as puesto, 0 as tal_cual, false as enteras, false as guia
       from padron where clave >= $1 and clave < $1 || '~'
       union all
       select padronm, clave, 1, case when cardinality($6::text[]) = 0 then 0 else (
           select count(*) from unnest($6::text[]) t where ' ' || clave like t) end,
         ' ' || clave || ' ' like all($7::text[]), bool_or(guia)
       from (
         select w.padronm, w.clave, w.palabra = r.desde as guia from unnest($2::text[], $3::text[]) r(desde, hasta)
         cross join lateral (
           select a.padronm, a.clave, a.palabra from palabra_de_padron a
           where a.palabra >= r.desde and a.palabra < r.hasta order by a.palabra, a.clave, a.padronm
         ) w
         where ' ' || w.clave like all($4::text[]) and ' ' || w.clave || ' ' ~ all($5::text[])
           and not (w.clave >= $1 and w.clave < $1 || '~')
           and strpos(' ' || w.clave, ' ' || r.desde) = strpos(' ' || w.clave || ' ', ' ' || w.palabra || ' ')
         limit ${TOPE}
       ) w group by padronm, clave
     ) h limit ${TOPE}
   ) ${mostrarPagina('$8', '$9')}`,
  con<{ padrones: PadronDelRegistro[] }>(),
)

const MUCHAS = 1500
// How many names each may stand for, as far as it matters; none, and no name has it.
const cuantasHay = sentencia(
  'palabras_que_existen',
  `select c.palabra as "palabra!", c.entera as "entera!", n.cuantas as "cuantas!"
   from unnest($1::text[], $2::boolean[]) c(palabra, entera)
   cross join lateral (
     select count(*)::integer as cuantas from (
       select from palabra_de_padron p where p.palabra >= c.palabra
         and p.palabra < c.palabra || case when c.entera then ' ' else '~' end limit ${MUCHAS}
     ) p
   ) n where n.cuantas > 0`,
)

interface Hallable extends Parecida {
  readonly cuantas: number
}
/** Each word that was typed, and those that may stand for it. */
type Palabras = readonly (readonly Hallable[])[]

/** For each word those that the register has; null where some word has none, and so no name has them all. */
async function hallables(db: Db, grupos: readonly (readonly Parecida[])[]): Promise<Palabras | null> {
  const halladas: Hallable[][] = []
  for (const grupo of grupos) {
    const palabras = grupo.map(({ palabra }) => palabra)
    const enteras = grupo.map(({ entera }) => entera)
    const hay = await cuantasHay(db, palabras, enteras)
    if (hay.length === 0) return null
    halladas.push(hay)
  }
  return halladas
}

const sinPesar = (grupos: readonly (readonly Parecida[])[]): Palabras =>
  grupos.map((grupo) => grupo.map((palabra) => ({ ...palabra, cuantas: 0 })))

const veces = (grupo: readonly Hallable[]) => grupo.reduce((suma, { cuantas }) => suma + cuantas, 0)
const largo = (grupo: readonly Hallable[]) => Math.max(...grupo.map(({ palabra }) => palabra.length))
/** The search goes by the word that the fewest names have; of those that too many have, by the longest. */
const laMasRara = (palabras: Palabras) =>
  palabras.reduce((rara, otra) =>
    veces(otra) < veces(rara) || (veces(otra) === veces(rara) && largo(otra) > largo(rara)) ? otra : rara,
  )

const patron = (grupo: readonly Parecida[]) =>
  ` (${grupo.map(({ palabra, entera }) => (entera ? `${palabra} ` : palabra)).join('|')})`
const comienzo = (palabra: string) => `% ${palabra}%`

async function buscar(db: Db, nombre: string, palabras: Palabras, corregidas: boolean, pedido: Pedido) {
  const { cuantas, desde } = tramoDe(pedido)
  const escritas = palabrasDe(nombre)
  const guia = laMasRara(palabras)
  const demas = palabras.filter((grupo) => grupo !== guia)
  return unaFila(
    await porPalabras(
      db,
      nombre,
      guia.map(({ palabra }) => palabra),
      guia.map(({ palabra, entera }) => palabra + (entera ? ' ' : '~')),
      corregidas ? [] : demas.flatMap((grupo) => grupo.map(({ palabra }) => comienzo(palabra))),
      corregidas ? demas.map(patron) : [],
      corregidas ? escritas.map(comienzo) : [],
      corregidas ? [] : escritas.map((palabra) => `% ${palabra} %`),
      cuantas,
      desde,
    ),
  )
}

const NINGUNO = { cuenta: 0, padrones: [] }

/** As it was typed: the page of those that begin so, or, when they are not all that can be shown, of all that match. */
async function buscarTalCual(db: Db, nombre: string, pedido: Pedido) {
  const { cuantas, desde } = tramoDe(pedido)
  const alInicio = unaFila(await porInicio(db, nombre, cuantas, desde))
  if (alInicio.cuenta === TOPE) return alInicio
  const escritas = palabrasDe(nombre).map((palabra) => [{ palabra, entera: false }])
  // One word alone is its own guide: nothing to weigh.
  const talCual = escritas.length > 1 ? await hallables(db, escritas) : sinPesar(escritas)
  return talCual ? buscar(db, nombre, talCual, false, pedido) : NINGUNO
}

/** By parts of a name, in any order. When there is none so, by words with a letter wrong, and it is said. */
export async function buscarPorNombre(db: Db, quien: Identidad, nombre: string, pedido: Pedido) {
  const exactos = await buscarTalCual(db, nombre, pedido)
  if (exactos.cuenta > 0) return presentarHallados(quien, exactos)
  const parecidas = await hallables(db, palabrasDe(nombre).map(parecidasA))
  const parecidos = parecidas ? await buscar(db, nombre, parecidas, true, pedido) : NINGUNO
  return { ...presentarHallados(quien, parecidos), ...(parecidos.cuenta > 0 && { parecidos: true }) }
}
