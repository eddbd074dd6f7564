import { cpus, loadavg } from 'node:os'
import type { PoolClient } from 'pg'
import { abrirDb } from '../server/src/plataforma/base/db.ts'
import { abrirBase, cuantasCarpetas } from './base.ts'
import { LECTURAS, tiempoDeLectura } from './estadisticasLecturas.ts'
import { enParalelo } from './estadisticasMovimientos.ts'
import { mediana } from './mediana.ts'

/**
 * `npm run bench:estadisticas`: over what bench:generar made (CARPETAS=1000000), how long the database takes for each chart;
 * and how many movements a second 32 people make of folders of one type, with the statistics and without them.
 */

const ESCRITORES = Number(process.env.ESCRITORES ?? 32)
const RONDAS = Number(process.env.RONDAS ?? 5)
const SEGUNDOS = Number(process.env.SEGUNDOS ?? 6)
const CLAVE = 'medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias'
const DISPARADORES = ['contar', 'anotar_oficina'] as const

const base = await abrirBase()
const db = abrirDb({ ...base.conexion, max: ESCRITORES + 4 })
const client = await db.$client.connect()
try {
  await completar(client)
  await client.query('vacuum analyze') // a migration may have added columns since
  console.log(
    `${(await cuantasCarpetas(db)).toLocaleString('es-AR')} carpetas, ${await cuantasCuentas(client)}; carga ${loadavg()[0]?.toFixed(1)} en ${cpus().length} núcleos\n`,
  )
  console.log(
    `${'Gráfico (ms de la base, mediana de 5)'.padEnd(40)}${'un año'.padStart(10)}${'diez años'.padStart(12)}${'un tipo'.padStart(10)}`,
  )
  for (const { nombre, sentencia } of LECTURAS) {
    const tiempos = await tiempoDeLectura(client, sentencia)
    console.log(nombre.padEnd(40) + tiempos.map((ms, n) => ms.toFixed(1).padStart(n === 1 ? 12 : 10)).join(''))
  }
  await movimientos()
} finally {
  client.release()
  await db.$client.end()
  await base.cerrar()
}

/** Alternating, because the machine is not as fast from one moment to the next. */
async function movimientos(): Promise<void> {
  const con: number[] = []
  const sin: number[] = []
  for (let ronda = 0; ronda < RONDAS; ronda += 1) {
    await disparadores('disable')
    sin.push(await enParalelo(db, { escritores: ESCRITORES, segundos: SEGUNDOS, juntando: false }))
    await disparadores('enable')
    con.push(await enParalelo(db, { escritores: ESCRITORES, segundos: SEGUNDOS, juntando: true }))
  }
  const rango = (de: readonly number[]) =>
    `${mediana(de).toFixed(0)} (${Math.min(...de).toFixed(0)}–${Math.max(...de).toFixed(0)})`
  const razones = con.map((n, ronda) => n / (sin[ronda] ?? n))
  console.log(`\n${ESCRITORES} que mueven carpetas de un tipo, ${RONDAS} rondas alternadas de ${SEGUNDOS} s`)
  console.log(`movimientos/s sin estadísticas          ${rango(sin)}`)
  console.log(`movimientos/s con estadísticas          ${rango(con)}`)
  console.log(
    `razón, mediana de las rondas            ${mediana(razones).toFixed(3)} (${razones.map((r) => r.toFixed(2)).join(', ')})`,
  )
  console.log('interbloqueos y otras fallas            0') // the first one would have ended the run
  await client.query('select estadisticas.contar_todo()')
  await enParalelo(db, { escritores: ESCRITORES, segundos: SEGUNDOS, juntando: true })
  console.log(`cuentas que difieren de contar de nuevo ${await diferencias(client)}`)
}

async function disparadores(que: 'enable' | 'disable'): Promise<void> {
  for (const disparador of DISPARADORES)
    await client.query(`alter table tramite_historial ${que} trigger ${disparador}`)
}

async function diferencias(c: PoolClient): Promise<number> {
  await c.query('begin')
  await c.query(
    `create temporary table antes on commit drop as
     select ${CLAVE}, sum(cuantas) as n, sum(importe) as importe from estadisticas.al_dia group by ${CLAVE} having sum(cuantas) <> 0`,
  )
  await c.query('select estadisticas.contar_todo()')
  const { rows } = await c.query<{ cuantas: number }>(
    `with ahora as (select ${CLAVE}, cuantas::numeric as n, importe::numeric from estadisticas.cuenta)
     select (select count(*) from (select * from antes except select * from ahora) a)
       + (select count(*) from (select * from ahora except select * from antes) b) as cuantas`,
  )
  await c.query('commit')
  return rows[0]?.cuantas ?? -1
}

/** What the generator does not make: observations, and payments. Once. */
async function completar(c: PoolClient): Promise<void> {
  const { rowCount } = await c.query('select 1 from observacion limit 1 offset 1000')
  if (rowCount) return
  await c.query('begin')
  await c.query('alter table observacion disable trigger all')
  await c.query('alter table pago disable trigger all')
  await c.query(
    `insert into observacion (id_carpeta, texto, id_formulario_tipo, creada_por, creada_el)
     select h.id_carpeta, 'Falta', (array[1, 2, 5, 17, 19, null])[1 + h.id_carpeta % 6], 4, h.ocurrido_el
     from tramite_historial h where h.estado_nuevo = 4`,
  )
  await c.query(
    `insert into pago (tipo, id_persona, monto, estado, transaccion, producto, referencia, clave, busqueda, confirmado_el)
     select (array['LIBRE_DEUDA', 'FORM1BIS', 'FORM14'])[1 + n % 3], 7, 255000 + n, 'CONFIRMADO', 'T' || (9000000 + n), 'x', '{}',
       'bench ' || n, '', timestamptz '2012-01-02' + n * interval '34 minutes' from generate_series(1, 200000) n`,
  )
  await c.query('alter table observacion enable trigger all')
  await c.query('alter table pago enable trigger all')
  await c.query('select estadisticas.contar_todo()')
  await c.query('commit')
}

async function cuantasCuentas(c: PoolClient): Promise<string> {
  const { rows } = await c.query<{ cuentas: number; tamano: string }>(
    `select count(*) as cuentas, pg_size_pretty(pg_total_relation_size('estadisticas.cuenta')) as tamano from estadisticas.cuenta`,
  )
  return `${Number(rows[0]?.cuentas).toLocaleString('es-AR')} cuentas (${rows[0]?.tamano})`
}
