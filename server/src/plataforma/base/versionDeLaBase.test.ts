import { expect, it } from 'vitest'
import { baseEnBlanco, baseSembrada } from '../../../pruebas/baseDePrueba.ts'
import { MIGRACIONES } from '../proceso/raiz.ts'
import type { DbRaiz } from './db.ts'
import { anotarVersion, exigirVersion } from './versionDeLaBase.ts'

const migracion = (db: DbRaiz, hecha: number) =>
  db.$client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('otra', $1)`, [hecha])

it('una vacía y una de esta versión van, y queda anotado qué versión la atendió', async () => {
  await exigirVersion(await baseEnBlanco(), MIGRACIONES)
  const db = await baseSembrada()
  await exigirVersion(db, MIGRACIONES)
  await anotarVersion(db, '0.1.0')
  await anotarVersion(db, '0.1.0')
  const { rows } = await db.$client.query('select version, migraciones > 20 as todas from version_servida')
  expect(rows).toEqual([{ version: '0.1.0', todas: true }])
})

it('una más nueva se niega, y dice cuál la atendió', async () => {
  const db = await baseSembrada()
  await anotarVersion(db, '2.7.0')
  await migracion(db, 4_000_000_000_000)
  await expect(exigirVersion(db, MIGRACIONES)).rejects.toThrow(
    'La base de datos es de una versión más nueva del portal, la 2.7.0. No se inicia, y no se tocó nada: la versión anterior del ' +
      'portal la puede seguir atendiendo. Instale esa versión, o restaure una copia que se haya hecho con esta',
  )
})

it('una de una historia que esta versión no conoce se niega', async () => {
  const db = await baseSembrada()
  await migracion(db, 1_700_000_000_000)
  await expect(exigirVersion(db, MIGRACIONES)).rejects.toThrow(
    'La base de datos es de una versión que esta no sabe actualizar',
  )
})
