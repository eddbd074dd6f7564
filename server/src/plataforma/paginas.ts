import { errorDeCampo } from '@catastro/domain/errores'
import { FILAS_AL_ALCANCE } from '@catastro/domain/tipos'
import type { QueryResultRow } from 'pg'
import type { Db } from './db.ts'

const POR_PAGINA = 5
const MIN_LETRAS = 3

/** SQL with one `?` for its value. */
export type Condicion = readonly [texto: string, valor: unknown]

interface Lista {
  /** With the alias that `columnas`, `uniones` and the conditions call it by: 'correo_saliente c'. */
  readonly tabla: string
  /** Its key, which grows with time: the list goes by it. */
  readonly clave: string
  readonly columnas: string
  readonly uniones?: string
  readonly condiciones: readonly (Condicion | undefined)[]
}

interface Filtro {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly orden?: 'recientes' | 'antiguas' | undefined
}

/**
 * One page and its count (exact to 1,000), newest first unless asked otherwise. The keys come first, by index; the other
 * columns and tables are read only for the rows shown.
 */
export async function paginaDe<F extends QueryResultRow>(db: Db, lista: Lista, filtro: Filtro) {
  const porPagina = filtro.porPagina ?? POR_PAGINA
  const desde = ((filtro.pagina ?? 1) - 1) * porPagina
  if (desde + porPagina > FILAS_AL_ALCANCE) {
    throw errorDeCampo('pagina', 'se llega hasta la fila 1.000. Acote la búsqueda para ver las demás')
  }
  const condiciones = lista.condiciones.filter((c) => c !== undefined)
  const donde = condiciones.map(([texto], n) => texto.replaceAll('?', `$${n + 1}`)).join(' and ') || 'true'
  const n = condiciones.length
  const orden = `order by id ${filtro.orden === 'antiguas' ? 'asc' : 'desc'}`
  const { rows } = await db.$client.query<F & { cuenta: number; id: number | null }>(
    `with alcance as materialized (
       select ${lista.clave} as id from ${lista.tabla} where ${donde} ${orden} limit ${FILAS_AL_ALCANCE + 1}
     )
     select n.cuenta, p.* from (select count(*)::integer as cuenta from alcance) n
     left join lateral (
       select pagina.id, ${lista.columnas}
       from (select id from alcance ${orden} limit $${n + 1} offset $${n + 2}) pagina
       join ${lista.tabla} on ${lista.clave} = pagina.id ${lista.uniones ?? ''} ${orden.replace('id', 'pagina.id')}
     ) p on true`,
    [...condiciones.map(([, valor]) => valor), porPagina, desde],
  )
  const cuenta = rows[0]?.cuenta ?? 0
  return {
    filas: rows.filter(({ id }) => id !== null) as F[],
    total: Math.min(cuenta, FILAS_AL_ALCANCE),
    ...(cuenta > FILAS_AL_ALCANCE && { totalEsMinimo: true as const }),
  }
}

/** What a text holds, as `like` compares it. Fewer than three letters no index can look for. */
export function contiene(texto: string): string {
  if (texto.length < MIN_LETRAS) throw errorDeCampo('buscar', 'escriba al menos 3 letras o números')
  return `%${texto.replace(/[\\%_]/g, '\\$&')}%`
}
