import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { baseEnBlanco, baseSembrada } from '../../../pruebas/baseDePrueba.ts'
import { RAIZ } from '../../../pruebas/casa.ts'
import { MIGRACIONES, VERSION } from '../proceso/raiz.ts'
import type { DbRaiz } from './db.ts'
import { anotarVersion, exigirVersion, REVISIONES } from './versionDeLaBase.ts'

const TODAS: readonly string[] = JSON.parse(readFileSync(join(MIGRACIONES, 'meta/_journal.json'), 'utf8')).entries.map(
  ({ tag }: { tag: string }) => tag,
)
const ULTIMA = TODAS.at(-1) ?? ''

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

it('lo que una migración no puede llevar se busca antes de tocar nada, y se dice qué corregir', async () => {
  const db = await baseSembrada()
  const consultar = (texto: string) => db.$client.query(texto)
  // As one of before that migration: 1795736577756 is 0044's hour in the journal.
  await consultar(`delete from drizzle.__drizzle_migrations where created_at >= 1795736577756`)
  await consultar('drop index padron_provincial_uq')
  const poner = (padron: string, provincial: string) =>
    consultar(`insert into padron (padronm, padronp, apeynom) values ('${padron}', '${provincial}', 'X')`)
  await poner('771', '55-1')
  await exigirVersion(db, MIGRACIONES)
  await poner('772', '551')
  const seNiega =
    '1 padrón provincial está más de una vez, con guiones o espacios y sin ellos (55-1 y 551): desde esta versión son el mismo. ' +
    'Corríjalos en la base. No se inicia, y no se tocó nada: la versión anterior del portal la puede seguir atendiendo'
  await expect(exigirVersion(db, MIGRACIONES)).rejects.toThrow(seNiega)
  await poner('773', '55 1')
  await poner('774', '66-1')
  await poner('775', '6-61')
  await expect(exigirVersion(db, MIGRACIONES)).rejects.toThrow(
    '2 padrones provinciales están más de una vez, con guiones o espacios y sin ellos (55 1 y 551)',
  )
  await consultar(`delete from padron where padronm in ('772', '773', '775')`)
  await exigirVersion(db, MIGRACIONES)
})

it('de una migración que ya está no se pregunta nada; y negada la nueva, la de antes sigue atendiendo', async () => {
  const portal = await appDePrueba()
  const revision = {
    consulta: `select 3 as cuantas, 'ésta' as ejemplo`,
    oracion: (n: number, cual: string) => `${n}: ${cual}`,
  }
  await exigirVersion(portal.db, MIGRACIONES, [{ ...revision, hasta: '0059_quitar_correo_de_veredas' }])
  await portal.db.$client.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  )
  await expect(exigirVersion(portal.db, MIGRACIONES, [{ ...revision, hasta: ULTIMA }])).rejects.toThrow(
    '3: ésta. No se inicia, y no se tocó nada',
  )
  expect((await portal.app.inject('/salud/listo')).json()).toEqual({ ok: true })
  const guardado = await portal.como('pablo', {
    method: 'PUT',
    url: '/api/borradores/veredas',
    payload: { datos: {}, version: 0 },
  })
  expect(guardado.statusCode).toBe(200)
})

it('cada revisión nombra una migración que existe', () => {
  expect(REVISIONES.map(({ hasta }) => hasta).filter((hasta) => !TODAS.includes(hasta))).toEqual([])
})

it('CHANGELOG.md empieza por la versión que corre y dice desde cuáles se llega, y todos los paquetes son de esa', () => {
  const leer = (ruta: string) => readFileSync(join(RAIZ, ruta), 'utf8')
  const [, primera = ''] = leer('CHANGELOG.md').split(/^## /m)
  expect(primera).toMatch(new RegExp(`^${VERSION}\\n\\nSe actualiza desde: `))
  for (const cual of ['', 'domain/', 'server/', 'web/', 'sandbox/', 'e2e/', 'bench/'])
    expect(JSON.parse(leer(`${cual}package.json`)).version, cual).toBe(VERSION)
})
