import { vivirEn, ZONA_DE_FABRICA } from '@catastro/domain/zona'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { verificarCadena } from '../../cadena/verificar.ts'
import { comienzoDelDia, hoy } from '../proceso/hoy.ts'
import { fijarZona } from './zona.ts'

/** The days of a city that is not where the first one was: one hour ahead of it. */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ajustes: { CIUDAD_ZONA: 'America/Noronha' } })
})
afterAll(() => vivirEn(ZONA_DE_FABRICA))

const una = async (sql: string, valores: unknown[] = []) =>
  Object.values((await portal.db.$client.query(sql, valores)).rows[0])[0]
// 23:30 of the 24th in Tucumán.
const MOMENTO = '2026-11-25T02:30:00Z'

it('el servidor, la base y la página dicen el mismo día', async () => {
  expect(hoy(new Date(MOMENTO))).toBe('2026-11-25')
  expect(comienzoDelDia('2026-11-25').toISOString()).toBe('2026-11-25T02:00:00.000Z')
  expect(await una('select zona_de_la_ciudad()')).toBe('America/Noronha')
  expect(await una('select estadisticas.dia($1::timestamptz)::text', [MOMENTO])).toBe('2026-11-25')
  expect((await portal.app.inject('/config.json')).json().zona).toBe('America/Noronha')
})

it('lo que se emite y lo que vence cuenta desde el día de allí', async () => {
  expect(await una(`select (now() at time zone zona_de_la_ciudad())::date::text`)).toBe(hoy())
  // The plan has the zone's name in it: no row asks for it.
  const { rows } = await portal.db.$client.query(
    `explain (verbose) select (c.fecha_alta at time zone zona_de_la_ciudad())::date from carpeta c`,
  )
  const plan = rows.map((fila) => fila['QUERY PLAN']).join('\n')
  expect(plan).toContain(`'America/Noronha'`)
  expect(plan).not.toContain('zona_de_la_ciudad')
})

it('otra la cambia para todos, y una que la base no conoce deja la que estaba', async () => {
  const dueño = portal.db
  await expect(fijarZona(dueño, 'America/Nada')).rejects.toThrow('America/Nada')
  expect(await una('select zona_de_la_ciudad()')).toBe('America/Noronha')
  await fijarZona(dueño, "America/O'Higgins").catch(() => {})
  expect(await una('select zona_de_la_ciudad()')).toBe('America/Noronha')
  const anotadas = () => portal.db.$client.query(`select detalle from cadena.sello where clase = 'ZONA' order by orden`)
  const antes = (await anotadas()).rows.length
  await fijarZona(dueño, 'America/Montevideo')
  await fijarZona(dueño, 'America/Montevideo')
  expect((await anotadas()).rows.slice(antes)).toEqual([{ detalle: 'de America/Noronha a America/Montevideo' }])
  expect((await verificarCadena(portal.db)).rotura).toBeNull()
  expect(await una('select estadisticas.dia($1::timestamptz)::text', [MOMENTO])).toBe('2026-11-24')
})

it('una sentencia ya preparada sigue la zona que pone otro arranque', async () => {
  await fijarZona(portal.db, ZONA_DE_FABRICA)
  const cliente = await portal.db.$client.connect()
  const dia = async () => {
    const text = `select ($1::timestamptz at time zone zona_de_la_ciudad())::date::text as dia`
    return (await cliente.query({ name: 'dia_de_prueba', text, values: [MOMENTO] })).rows[0].dia
  }
  // Until its plan is a general one.
  for (let vez = 0; vez < 7; vez++) expect(await dia()).toBe('2026-11-24')
  await fijarZona(portal.db, 'America/Noronha')
  expect(await dia()).toBe('2026-11-25')
  cliente.release()
})
