import { setTimeout } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { abrirDb, type DbRaiz } from '../../plataforma/base/db.ts'
import { citado, crearBase, deOtraBase, quitarBase } from './base.ts'
import { CopiaInservible } from './manifiesto.ts'

/**
 * A restoration in the place of the database that is there: beside it first, and only once all of it was checked under its name.
 * The one that was there is kept under another until somebody confirms, or goes back to it.
 */

const sello = (momento: Date) => momento.toISOString().replace(/\D/g, '')

/** Where nobody else's database is looked at, and none is changed. */
async function administrar<T>(conexion: PoolConfig, obra: (bases: DbRaiz['$client'], actual: string) => Promise<T>) {
  const enUso = abrirDb({ ...conexion, max: 1 })
  const { rows } = await enUso.$client.query<{ actual: string }>('select current_database() as actual')
  await enUso.$client.end()
  const afuera = abrirDb({ ...deOtraBase(conexion, 'postgres'), max: 1 })
  try {
    return await obra(afuera.$client, rows[0]?.actual ?? '')
  } finally {
    await afuera.$client.end()
  }
}

const llamar = (bases: DbRaiz['$client'], de: string, a: string) =>
  bases.query(`alter database ${citado(de)} rename to ${citado(a)}`)

const VECES_QUE_SE_MIRA = 20
const ENTRE_UNA_Y_OTRA_MS = 100

/** A connection that was closed a moment ago, our own too, is still there for another moment; what cleans up is nobody's. */
async function exigirNadie(bases: DbRaiz['$client'], nombre: string): Promise<void> {
  for (let vez = 0; vez < VECES_QUE_SE_MIRA; vez++) {
    const { rows } = await bases.query<{ hay: number }>(
      `select count(*)::int as hay from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [nombre],
    )
    if (!rows[0]?.hay) return
    await setTimeout(ENTRE_UNA_Y_OTRA_MS)
  }
  throw new CopiaInservible('La base está en uso: detenga el portal antes')
}

/** `obra` fills the new one and checks it: where it fails, nothing has changed. Answers the name of the one that was there. */
export const restaurarEnSuLugar = (conexion: PoolConfig, obra: (dueño: DbRaiz) => Promise<void>): Promise<string> =>
  administrar(conexion, async (bases, actual) => {
    await exigirNadie(bases, actual)
    const ahora = sello(new Date())
    const nueva = `${actual}_nueva_${ahora}`
    await enUnClient(bases, (client) => crearBase(client, nueva))
    const dueño = abrirDb({ ...deOtraBase(conexion, nueva), max: 3 })
    try {
      await obra(dueño).finally(() => dueño.$client.end())
      await exigirNadie(bases, actual)
    } catch (error) {
      await enUnClient(bases, (client) => quitarBase(client, nueva))
      throw error
    }
    const anterior = `${actual}_anterior_${ahora}`
    await llamar(bases, actual, anterior)
    await llamar(bases, nueva, actual).catch(async (error: unknown) => {
      await llamar(bases, anterior, actual)
      throw error
    })
    return anterior
  })

const enUnClient = async (
  bases: DbRaiz['$client'],
  obra: (client: Parameters<typeof crearBase>[0]) => Promise<void>,
) => {
  const client = await bases.connect()
  await obra(client).finally(() => client.release())
}

/** The newest first. */
async function anteriores(bases: DbRaiz['$client'], actual: string): Promise<string[]> {
  const { rows } = await bases.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, $1) order by 1 desc`,
    [`${actual}_anterior_`],
  )
  return rows.map(({ datname }) => datname)
}

/** Back to the one that was there; the restored one is kept as if it had been there before. */
export const deshacerRestauracion = (conexion: PoolConfig): Promise<string> =>
  administrar(conexion, async (bases, actual) => {
    const [anterior] = await anteriores(bases, actual)
    if (anterior === undefined) throw new CopiaInservible('No hay ninguna base anterior a la que volver')
    await exigirNadie(bases, actual)
    const aparte = `${actual}_anterior_${sello(new Date())}`
    await llamar(bases, actual, aparte)
    await llamar(bases, anterior, actual).catch(async (error: unknown) => {
      await llamar(bases, aparte, actual)
      throw error
    })
    return aparte
  })

/** What was there before is deleted. */
export const confirmarRestauracionEnSuLugar = (conexion: PoolConfig): Promise<readonly string[]> =>
  administrar(conexion, async (bases, actual) => {
    const sobran = await anteriores(bases, actual)
    for (const nombre of sobran) await enUnClient(bases, (client) => quitarBase(client, nombre))
    return sobran
  })
