import pg from 'pg'
import { beforeAll, expect, inject, it } from 'vitest'
import { verificarCadena } from '../../src/cadena/verificar.ts'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { pedidoDeAlta } from '../carpetasDePrueba.ts'
import { padrones } from '../importaciones/archivos.ts'
import { importacionesDePrueba } from '../importacionesDePrueba.ts'

/** What `largas.ts` does with 100,000 rows and 32 people, with few of each and nothing left to chance. */

const FILAS = 300
const PERSONAS = 4
const CADA_UNA = 2
/** Whatever else this PostgreSQL has running, of other tests, holds the seal back. */
const SIN_APURO = { timeout: 30_000 }

let portal: AppDePrueba
const importaciones = importacionesDePrueba(() => portal)
beforeAll(async () => {
  portal = await appDePrueba()
})
const consultar = async (texto: string) => (await portal.db.$client.query(texto)).rows

async function conexion(): Promise<pg.Client> {
  const { database } = portal.db.$client.options
  const cliente = new pg.Client({ ...inject('postgres'), ...(database && { database }) })
  await cliente.connect()
  return cliente
}

const presentar = async () => {
  for (let n = 0; n < CADA_UNA; n += 1) expect((await portal.como('pablo', pedidoDeAlta())).statusCode).toBe(200)
}
const sinSello = () =>
  consultar(`select count(*)::integer as n from auditoria a
    where not exists (select from cadena.sello s where s.id_auditoria = a.id)`)

it('importar y presentar no esperan al que sella, ni él a ellos; después queda sellado todo, y la cadena entera', async () => {
  const id = await importaciones.revisar('padrones', padrones('7', FILAS))
  await importaciones.aplicar(id)
  // Whoever seals has begun, and does not end until everything else has: who waited for it would never come back.
  const sella = await conexion()
  const {
    rows: [{ pid }],
  } = await sella.query('begin; select pg_backend_pid() as pid').then((r) => (Array.isArray(r) ? r[1] : r))
  await sella.query('select cadena.sellar(1000)')
  const vigia = await conexion()
  let [trabajan, miradas, esperaron] = [true, 0, 0]
  const vigilar = (async () => {
    while (trabajan) {
      const { rows } = await vigia.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid])
      miradas += 1
      esperaron += rows.length
    }
  })()
  await Promise.all([importaciones.atender(), ...Array.from({ length: PERSONAS }, presentar)])
  await portal.trabajar('sellar-auditoria') // another process: it finds somebody at it, and leaves
  trabajan = false
  await vigilar
  expect([esperaron, miradas > 0]).toEqual([0, true])
  expect(await importaciones.ver(id)).toMatchObject({ estado: 'APLICADA', altas: FILAS })
  await sella.query('commit')

  // While somebody's transaction is open what they wrote is not sealed, and sealing ends all the same.
  const escribe = await conexion()
  await escribe.query(`begin; insert into reparticion (reparticion) values ('SIN TERMINAR')`)
  await portal.trabajar('sellar-auditoria')
  expect(
    await consultar(`select from cadena.sello join auditoria a on a.id = id_auditoria where a.entidad = 'reparticion'
    and despues ->> 'reparticion' = 'SIN TERMINAR'`),
  ).toEqual([])
  await escribe.query('commit')
  await Promise.all([sella, vigia, escribe].map((cliente) => cliente.end()))

  await expect
    .poll(async () => {
      await portal.trabajar('sellar-auditoria')
      return sinSello()
    }, SIN_APURO)
    .toEqual([{ n: 0 }])
  const [cuantas] = await consultar(`select
      (select count(*)::integer from carpeta where id_carpeta > 1009) as carpetas,
      (select count(*)::integer from padron where padronm like '7______') as padrones`)
  expect(cuantas).toEqual({ carpetas: PERSONAS * CADA_UNA, padrones: FILAS })
  expect((await verificarCadena(portal.db)).rotura).toBeNull()
})
