import { expect, inject, it } from 'vitest'
import { baseSembrada } from '../../../pruebas/baseDePrueba.ts'
import { abrirDb } from '../base/db.ts'
import { exigirZona, leerZona } from './exigirBase.ts'

async function conexiones(repartidor: boolean) {
  const dueño = await baseSembrada()
  const { rows } = await dueño.$client.query('select current_database() as base')
  return { dueño, db: abrirDb({ ...inject('postgres'), database: rows[0]?.base, max: 1, repartidor }) }
}

it.each([
  [false, 1],
  [true, 0],
])('con repartidor %s, la conexión recuerda %i sentencias por su nombre', async (repartidor, recordadas) => {
  const { db } = await conexiones(repartidor)
  await leerZona(db)
  await leerZona(db)
  const { rowCount } = await db.$client.query('select from pg_prepared_statements where not from_sql')
  await db.$client.end()
  expect(rowCount).toBe(recordadas)
})

it('la zona, que ahí no va con la conexión, queda puesta en la base; una conexión de antes se dice', async () => {
  const { dueño, db } = await conexiones(true)
  await dueño.$client.query(
    `do $$ begin execute format('alter database %I set timezone to %L', current_database(), 'Asia/Tokyo'); end $$`,
  )
  expect(await leerZona(db)).toEqual([{ zona: 'Asia/Tokyo' }])
  await expect(exigirZona(dueño, db)).rejects.toThrow(
    'El ajuste DATABASE_URL no es válido: por el repartidor la base atiende en la zona Asia/Tokyo, que era la de antes: reinícielo, o mande RECONNECT a su consola',
  )
  const { database } = db.$client.options
  const despues = abrirDb({ ...inject('postgres'), ...(database && { database }), max: 1, repartidor: true })
  await exigirZona(dueño, despues)
  expect(await leerZona(despues)).toEqual([{ zona: 'UTC' }])
  await despues.$client.end()
})

it('UTC se llama de varias maneras, y Londres en invierno no es una', async () => {
  const enZona = async (zona: string) => {
    const { dueño, db } = await conexiones(true)
    await dueño.$client.query(
      `do $$ begin execute format('alter database %I set timezone to %L', current_database(), '${zona}'); end $$`,
    )
    await leerZona(db) // it is connected by now
    return exigirZona(dueño, db).finally(() => db.$client.end().catch(() => {}))
  }
  await enZona('Etc/UTC')
  await expect(enZona('Europe/London')).rejects.toThrow('la zona Europe/London')
})
