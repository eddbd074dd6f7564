import type pg from 'pg'
import { sinMarcas } from '../../src/plataforma/base/sentencias.ts'
import { esNodo, leerArbol, type Nodo, nodos, numero, recorrer, texto } from './arbol.ts'
import type { Catalogo, Columna } from './catalogo.ts'
import { puedeSerNula, salidas } from './nulos.ts'

export interface Salida {
  readonly nombre: string
  /** As PostgreSQL calls it. */
  readonly tipo: string
  readonly nula: boolean
  /** The column that it is, unchanged. */
  readonly origen: Columna | undefined
}

export interface Descrita {
  readonly nombre: string
  readonly valores: readonly { readonly tipo: string; readonly nulo: boolean }[]
  readonly salidas: readonly Salida[]
  readonly lee: readonly string[]
  readonly escribe: readonly string[]
}

/**
 * What PostgreSQL understands of a statement: it is prepared, which gives the types, and made the body of a function that
 * goes at once, which gives the query as it was understood. Nothing is run.
 */
export async function describir(
  client: pg.ClientBase,
  catalogo: Catalogo,
  nombre: string,
  escrita: string,
): Promise<Descrita> {
  const enviada = sinMarcas(escrita)
  await client.query('begin')
  try {
    await client.query(`prepare descrita as ${enviada}`)
    const { rows: tipos } = await client.query<{ valores: string[]; salidas: string[] | null }>(
      `select parameter_types::text[] as valores, result_types::text[] as salidas
       from pg_prepared_statements where name = 'descrita'`,
    )
    const { valores = [], salidas: tiposDeSalida } = tipos[0] ?? {}
    const consulta = await comprendida(client, enviada, valores)
    const tablas = tablasDe(consulta, catalogo)
    return {
      nombre,
      valores: valores.map((tipo, n) => ({ tipo, nulo: escrita.includes(`$${n + 1}?`) })),
      salidas: salidas(consulta).map((salida, n) => ({
        nombre: texto(salida, 'resname'),
        tipo: tiposDeSalida?.[n] ?? '',
        nula: puedeSerNula(salida, [consulta], catalogo) && !escrita.includes(`"${texto(salida, 'resname')}!"`),
        origen: catalogo.columna(numero(salida, 'resorigtbl'), numero(salida, 'resorigcol')),
      })),
      ...tablas,
    }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

/** The same query, of a statement as it is sent. */
export async function comprender(client: pg.ClientBase, enviada: string): Promise<Nodo> {
  await client.query('begin')
  try {
    await client.query(`prepare descrita as ${enviada}`)
    const { rows } = await client.query<{ valores: string[] }>(
      `select parameter_types::text[] as valores from pg_prepared_statements where name = 'descrita'`,
    )
    return await comprendida(client, enviada, rows[0]?.valores ?? [])
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

async function comprendida(client: pg.ClientBase, enviada: string, valores: readonly string[]): Promise<Nodo> {
  await client.query(
    `create function pg_temp.descrita(${valores.join(', ')}) returns void language sql begin atomic ${enviada}; end`,
  )
  const { rows } = await client.query<{ arbol: string }>(
    `select prosqlbody::text as arbol from pg_proc where proname = 'descrita' and pronamespace = pg_my_temp_schema()`,
  )
  const [consulta] = recorrer(leerArbol(rows[0]?.arbol ?? ''))
  if (!esNodo(consulta)) throw new Error('PostgreSQL no muestra la consulta')
  return consulta
}

/** Every table that a query names, its subqueries' too: those that it changes, and those that it only reads. */
function tablasDe(consulta: Nodo, catalogo: Catalogo) {
  const lee = new Set<string>()
  const escribe = new Set<string>()
  for (const parte of recorrer(consulta)) {
    if (parte.tipo !== 'QUERY') continue
    const cambiada = nodos(parte, 'rtable')[numero(parte, 'resultRelation') - 1]
    if (cambiada) escribe.add(catalogo.tabla(numero(cambiada, 'relid')) ?? '')
    for (const permiso of nodos(parte, 'rteperminfos')) lee.add(catalogo.tabla(numero(permiso, 'relid')) ?? '')
  }
  return { lee: [...lee].filter((tabla) => !escribe.has(tabla)).sort(), escribe: [...escribe].sort() }
}
