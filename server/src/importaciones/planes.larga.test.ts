import { expect, it } from 'vitest'
import { baseSembrada } from '../../pruebas/baseDePrueba.ts'
import { importarEnPadron, UNO_SOLO } from '../../pruebas/importaciones/padronContado.ts'
import type { DbRaiz } from '../plataforma/base/db.ts'
import { SENTENCIAS, sinMarcas } from '../plataforma/base/sentencias.ts'
import './clases/padrones.ts'
import './clases/parcelas.ts'
import './clases/respuestasAnteriores.ts'

it('en un padrón contado con una sola fila, cada lote no lee las tablas enteras', async () => {
  const { leidas } = await importarEnPadron({ filas: 6000, conUno: true })
  // Of the first thousand rows each reads the few that there are: 1.3 million. When all six thousand did, 189 million.
  expect(leidas).toBeLessThan(2_000_000)
})

interface Nodo {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Nodo[]
}

/** How it finds what there is in some tables, planned once for whatever a batch may hold: by an index, or reading it whole. */
async function comoEncuentra(db: DbRaiz, cual: string, tablas: readonly string[]): Promise<string[]> {
  const texto = sinMarcas(SENTENCIAS.get(cual) ?? '')
  const { rows } = await db.$client.query(`explain (generic_plan, format json) ${texto}`)
  const nodos = (nodo: Nodo): Nodo[] => [nodo, ...(nodo.Plans ?? []).flatMap(nodos)]
  return nodos(rows[0]['QUERY PLAN'][0].Plan)
    .flatMap((nodo) =>
      tablas.includes(nodo['Relation Name'] ?? '')
        ? // By a bitmap, the index is what stands under it.
          [nodo['Index Name'] ?? nodo.Plans?.[0]?.['Index Name'] ?? `${nodo['Relation Name']} entera`]
        : [],
    )
    .sort()
}

/** What its triggers would write of each row is not looked at. */
async function llenar(db: DbRaiz, sql: string): Promise<void> {
  const client = await db.$client.connect()
  await client.query(`begin; set local session_replication_role = replica; ${sql}; commit`)
  client.release()
}

const MUCHOS = `
  with d as (
    insert into domicilio (calle_texto, padron, origen)
    select 'JUNIN', (7000000 + n)::text, 'PADRON' from generate_series(1, 50000) n returning id_domicilio, padron)
  insert into padron (padronm, padronp, apeynom, id_domicilio)
  select padron, '9' || padron, 'TITULAR', id_domicilio from d`
const EN_PADRON = ['padrones_por_importar', ['padron', 'domicilio']] as const
const POR_INDICE = ['domicilio_pkey', 'padron_pkey', 'padron_provincial_uq']

it.each([
  ['vacío', ''],
  ['de una sola fila', UNO_SOLO],
])('un lote halla lo suyo por índice en un padrón %s que creció, cuando se lo contó otra vez', async (_, antes) => {
  const db = await baseSembrada()
  await db.$client.query(`${antes}; select analizar_padron()`)
  await llenar(db, MUCHOS)
  const sinContar = await comoEncuentra(db, ...EN_PADRON)
  await db.$client.query('select analizar_padron()')
  expect(await comoEncuentra(db, ...EN_PADRON)).toEqual(POR_INDICE)
  // Why it is counted while it grows.
  if (antes !== '') expect(sinContar).toContain('padron entera')
})

const FORMA = '{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[0,0]]]}'

it('una parcela que se importa se halla por índice, por su padrón o por su número en su manzana', async () => {
  const db = await baseSembrada()
  await llenar(
    db,
    `insert into manzana (id_manzana, seccion, manzana, forma, caja, centro)
      select n, '1', n::text, '${FORMA}', '((0,0),(0,0))', '(0,0)' from generate_series(1, 2000) n;
    insert into parcela (padron, id_manzana, parcela, forma, caja, centro)
      select n::text, 1 + n % 2000, n::text, '${FORMA}', '((0,0),(0,0))', '(0,0)' from generate_series(1, 15000) n`,
  )
  await db.$client.query('analyze manzana, parcela')
  expect(await comoEncuentra(db, 'parcelas_por_importar', ['parcela', 'manzana'])).toEqual([
    ...['manzana_pkey', 'manzana_uq', 'parcela_manzana_ix', 'parcela_padron_uq'],
  ])
})

it('las respuestas de formularios anteriores se hallan por índice cuando la tabla creció y se la contó', async () => {
  const db = await baseSembrada()
  const hallarlas = () => comoEncuentra(db, 'respuestas_anteriores_por_importar', ['respuesta_anterior'])
  await llenar(
    db,
    `insert into respuesta_anterior (id_carpeta, formulario, pregunta, respuesta)
      select n / 40, 'Planilla B', 'Pregunta ' || n % 40, 'Sí' from generate_series(1, 50000) n`,
  )
  await db.$client.query('select analizar_carpetas()')
  expect(await hallarlas()).toEqual(['respuesta_anterior_pregunta_uq'])
})
