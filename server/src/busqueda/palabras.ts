import type { Buscado } from '@catastro/domain/busqueda/interpretar'
import { parecidasA } from '@catastro/domain/padron/nombre'
import { type Db, sentencia } from '../plataforma/base/db.ts'

/** So many words of one beginning are looked at: 'ma' begins hundreds, and nobody reads further than a page. */
const MAX_COMIENZOS = 25
/** Which word is the rarest is known by counting no further. */
export const MUCHAS = 1000

/** A word that folders have, and how many of them, up to `MUCHAS`. */
interface Palabra {
  readonly palabra: string
  readonly cuantas: number
}
/** Of each word that was typed, those that may stand for it. */
export type Palabras = readonly (readonly Palabra[])[]

/* From one word to the next, without reading the folders of any. What was typed comes back by its place, $1's. */
const queHay = sentencia(
  'palabras_de_carpetas_que_hay',
  `select w.lugar::integer as "lugar!", e.palabra as "palabra!", n.cuantas as "cuantas!"
   from unnest($1::text[], $2::boolean[]) with ordinality w(palabra, entera, lugar)
   cross join lateral (
     with recursive hay(palabra) as (
       (select p.palabra from palabra_de_carpeta p
         where p.palabra >= w.palabra and p.palabra < w.palabra || case when w.entera then ' ' else '~' end
         order by p.palabra limit 1)
       union all
       select (select p.palabra from palabra_de_carpeta p
         where p.palabra > h.palabra and p.palabra < w.palabra || case when w.entera then ' ' else '~' end
         order by p.palabra limit 1)
       from hay h where h.palabra is not null
     )
     select h.palabra from hay h where h.palabra is not null limit $3
   ) e
   cross join lateral (
     select count(*)::integer as cuantas from (select from palabra_de_carpeta p where p.palabra = e.palabra limit $4) p
   ) n`,
)

const enLugares = (cuantos: number, halladas: readonly (Palabra & { readonly lugar: number })[]): Palabras | null => {
  const palabras = Array.from({ length: cuantos }, (_, lugar) => halladas.filter((h) => h.lugar === lugar + 1))
  return palabras.every((grupo) => grupo.length > 0) ? palabras : null
}

/** For each word, those that folders have; null where one has none, and so no folder has them all. */
export async function palabrasQueHay(db: Db, palabras: Buscado['palabras']): Promise<Palabras | null> {
  const halladas = await queHay(
    db,
    palabras.map(({ palabra }) => palabra),
    palabras.map(({ entera }) => entera),
    MAX_COMIENZOS,
    // One alone is its own guide: nothing to weigh.
    palabras.length > 1 ? MUCHAS : 1,
  )
  return enLugares(palabras.length, halladas)
}

/** The same with a letter changed, of those words that no folder has as they were typed. */
export async function palabrasParecidas(db: Db, palabras: Buscado['palabras']): Promise<Palabras | null> {
  const grupos: (readonly Palabra[])[] = []
  for (const buscada of palabras) {
    const talCual = await palabrasQueHay(db, [buscada])
    grupos.push(talCual?.[0] ?? (buscada.entera ? [] : await unaLetraDistinta(db, buscada.palabra)))
  }
  return grupos.every((grupo) => grupo.length > 0) ? grupos : null
}

async function unaLetraDistinta(db: Db, palabra: string): Promise<readonly Palabra[]> {
  const otras = parecidasA(palabra)
  const halladas = await queHay(
    db,
    otras.map((otra) => otra.palabra),
    otras.map(({ entera }) => entera),
    MAX_COMIENZOS,
    MUCHAS,
  )
  return [...new Map(halladas.map((h) => [h.palabra, h])).values()]
}
