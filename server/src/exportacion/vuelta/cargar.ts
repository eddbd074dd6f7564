import type { PoolClient } from 'pg'
import { TABLAS_CON_ARCHIVOS } from '../../plataforma/archivos/tablasConArchivos.ts'
import { LOTE_DE_TEXTO, numeracionesConColumna, ponerAjenas, quitarAjenas } from '../../respaldo/copia/base.ts'
import { SEMBRADAS } from '../../semilla/sembrar.ts'
import { type Columna, columnasDe, enSql } from '../leerBase.ts'
import { archivoDeTabla } from '../manifiesto.ts'
import { SE_ENTREGAN } from '../tablas.ts'
import { type Exportacion, renglonesDe } from './carpeta.ts'
import { ExportacionInservible } from './exportacionInservible.ts'
import type { Renglon } from './leerCsv.ts'

/** What a city that nobody entered yet may have: what it is born with, and what the portal notes of itself. */
const SIN_NADIE = new Set([
  ...SEMBRADAS,
  'auditoria',
  'cadena.sello',
  'conservacion_hecha',
  'copia_probada',
  'version_servida',
])

/** The first table with something that the seed did not put there; undefined in a new city. */
export async function tablaConFilas(client: PoolClient): Promise<string | undefined> {
  const ajenas = Object.keys(SE_ENTREGAN).filter((tabla) => !SIN_NADIE.has(tabla))
  const { rows } = await client.query<{ tabla: string }>(
    `${ajenas.map((tabla) => `select '${tabla}' as tabla where exists (select from ${enSql(tabla)})`).join(' union all ')} limit 1`,
  )
  return rows[0]?.tabla
}

/** A portal at work would keep what it knew of the empty one. */
export async function exigirNadieMas(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ hay: number }>(
    `select count(*)::int as hay from pg_stat_activity
     where datname = current_database() and usename is not null and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.hay) throw new ExportacionInservible('La base está en uso: detenga el portal antes')
}

/** Written here, and not exported: made from the rest, or the mark of the demonstration. */
const DE_ACA = ['demostracion', 'palabra_de_carpeta', 'palabra_de_padron', 'revision_de_archivo']

/** What the export says of itself, for the audit. */
export interface Apunte {
  readonly sumas: string
  readonly despues: object
}

/**
 * In one transaction: all of it, or nothing. Without references while it is read, as a restoration (ADR 25): tables that name each
 * other have no order, and PostgreSQL looks at every reference when they are put back. What a trigger would write from each row is
 * made at the end, for all at once.
 */
export async function cargar(client: PoolClient, exportacion: Exportacion, apunte: Apunte): Promise<number> {
  await client.query('begin')
  try {
    const ajenas = await quitarAjenas(client)
    const tablas = [...Object.keys(SE_ENTREGAN), ...DE_ACA]
    for (const tabla of tablas) await client.query(`alter table ${enSql(tabla)} disable trigger user`)
    const ocupada = await tablaConFilas(client)
    if (ocupada) throw new ExportacionInservible(YA_TIENE(ocupada))
    await client.query(`truncate ${tablas.map(enSql).join(', ')}`)
    const columnas = await columnasDe(client)
    let filas = 0
    for (const tabla of Object.keys(SE_ENTREGAN)) {
      const suyas = columnas.filter((columna) => columna.tabla === tabla)
      filas += await cargarTabla(client, exportacion, tabla, suyas)
    }
    if (exportacion.manifiesto.demostracion) await client.query('insert into demostracion select now()')
    await ponerAjenas(client, ajenas)
    await numerar(client, exportacion.manifiesto.numeros)
    await derivar(client)
    for (const tabla of tablas) await client.query(`alter table ${enSql(tabla)} enable trigger user`)
    await mover(client)
    await anotar(client, apunte)
    await client.query('commit')
    await client.query('analyze')
    return filas
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export const YA_TIENE = (tabla: string) =>
  `La base de datos no está vacía: la tabla ${tabla} ya tiene filas. Se importa en una ciudad nueva, en la que nadie entró`

const DE_A = 1000

async function cargarTabla(
  client: PoolClient,
  exportacion: Exportacion,
  tabla: string,
  columnas: readonly Columna[],
): Promise<number> {
  const nombre = archivoDeTabla(tabla)
  const insertar = `insert into ${enSql(tabla)} (${columnas.map(({ columna }) => `"${columna}"`).join(', ')})
    overriding system value
    select ${columnas.map(({ tipo }, n) => `v.c${n}::${tipo}`).join(', ')}
    from unnest(${columnas.map((_, n) => `$${n + 1}::text[]`).join(', ')}) as v(${columnas.map((_, n) => `c${n}`).join(', ')})`
  let lote: Renglon[] = []
  let [largo, filas] = [0, -1]
  const escribir = async () => {
    if (lote.length === 0) return
    await client.query(
      insertar,
      columnas.map((_, n) => lote.map((fila) => fila[n] ?? null)),
    )
    lote = []
    largo = 0
  }
  for await (const fila of renglonesDe(exportacion, nombre)) {
    filas++
    if (filas === 0) {
      exigirColumnas(nombre, fila, columnas)
      continue
    }
    lote.push(fila)
    largo += fila.reduce((total, valor) => total + (valor?.length ?? 0), 0)
    if (lote.length >= DE_A || largo >= LOTE_DE_TEXTO) await escribir()
  }
  await escribir()
  return filas
}

function exigirColumnas(nombre: string, hay: Renglon, columnas: readonly Columna[]): void {
  const esperadas = columnas.map(({ columna }) => columna)
  if (hay.join() !== esperadas.join())
    throw new ExportacionInservible(`Las columnas de ${nombre} no son las de esta versión: ${esperadas.join(', ')}`)
}

/** Every numbering goes on above its rows and above what the other city gave. */
async function numerar(client: PoolClient, numeros: Readonly<Record<string, number>>): Promise<void> {
  for (const { secuencia, tabla, columna } of await numeracionesConColumna(client)) {
    await client.query(
      `select setval($1::text::regclass, greatest(max(${columna}), pg_sequence_last_value($1::text::regclass))) from ${tabla}
       having max(${columna}) is not null`,
      [secuencia],
    )
  }
  await client.query('select cadena.adelantar_numeros($1::jsonb, 0)', [JSON.stringify(numeros)])
}

/** What is searched, counted and looked at by the scanner comes from the rows. */
async function derivar(client: PoolClient): Promise<void> {
  await client.query(`insert into palabra_de_padron (palabra, clave, padronm)
    select distinct p.palabra, n.clave, n.padronm
    from padron n cross join lateral string_to_table(n.clave, ' ') as p(palabra) where p.palabra <> ''`)
  await client.query('select escribir_palabras_de_carpetas(array(select id_carpeta from carpeta))')
  await client.query('select estadisticas.contar_todo()')
  const { rows } = await client.query<{ tabla: string }>(
    `select tgrelid::regclass::text as tabla from pg_trigger where tgname = 'pedir_revision' order by 1`,
  )
  for (const { tabla } of rows.filter(
    (fila) => fila.tabla in SE_ENTREGAN && TABLAS_CON_ARCHIVOS.includes(fila.tabla),
  )) {
    await client.query(
      `insert into revision_de_archivo (ruta, nombre)
       select ruta, coalesce(to_jsonb(t) ->> 'nombre_original', to_jsonb(t) ->> 'nombre_archivo') from ${tabla} t
       where ruta is not null on conflict (ruta) do nothing`,
    )
  }
}

/** Whoever keeps a drawing of the map asks for another. Of no row: its triggers are of the statement. */
async function mover(client: PoolClient): Promise<void> {
  for (const tabla of ['manzana', 'parcela', 'calle_eje', 'carpeta'])
    await client.query(`delete from ${tabla} where false`)
}

/**
 * The audit came with its chain, which goes on: the database tells it that it is in another PostgreSQL, as after a restoration,
 * and what had no seal yet gets it, with the row that says what was loaded.
 */
async function anotar(client: PoolClient, { sumas, despues }: Apunte): Promise<void> {
  await client.query(
    `update cadena.punta set orden = coalesce(s.orden, 0), cadena = coalesce(s.cadena, sha256('')), transaccion = '0', id = 0,
       piso = 0, sistema = 0
     from (select 1) uno left join (select orden, cadena from cadena.sello order by orden desc limit 1) s on true`,
  )
  await client.query(
    `insert into auditoria (accion, entidad, id_entidad, despues) values ('INSERT', 'exportacion', $1, $2)`,
    [sumas, JSON.stringify(despues)],
  )
  await client.query('select cadena.sellar(1)')
  await client.query('select cadena.restaurada($1)', [`la base se cargó de una exportación: SHA256SUMS ${sumas}`])
}
