import { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { nombrar } from '../../pruebas/barridoDePrueba.ts'

/** Files newer than their database: perhaps the only trace of a filing. */

let portal: AppDePrueba
beforeEach(async () => {
  portal = await appDePrueba()
})

const guardar = async (contenido: string) =>
  (await portal.almacen.guardar(Readable.from([Buffer.from(contenido, 'latin1')]))).ruta
const barrer = () => portal.trabajar('barrer-archivos')
const lista = async (consulta = '') => (await portal.como('ana', { url: `/api/archivos/sinDueno${consulta}` })).json()
const ver = (ruta: string) => portal.como('ana', { url: `/api/archivos/sinDueno/${ruta.slice(3)}` })
const descartar = (ruta: string) =>
  portal.como('ana', { method: 'POST', url: '/api/archivos/sinDueno/descartar', payload: { nombre: ruta.slice(3) } })
const LEGAJO = '%PDF-1.7\n1 0 obj <</Title (Legajo de la carpeta 210)>>'

it('los lista con fecha, tamaño y qué parecen, también mientras el barrido reposa; los que una fila nombra, no', async () => {
  expect(await lista()).toEqual({ archivos: [], cuantos: 0 })
  const [legajo, texto] = [await guardar(LEGAJO), await guardar('una carta')]
  await barrer()
  const { archivos, cuantos } = await lista()
  expect(cuantos).toBe(2)
  expect(archivos).toContainEqual({
    nombre: legajo.slice(3),
    recibido: expect.stringMatching(/^\d{4}-/),
    tamano: 54,
    tipo: 'application/pdf',
    titulo: 'Legajo de la carpeta 210',
    idCarpeta: 210,
  })
  expect(archivos).toContainEqual({
    nombre: texto.slice(3),
    recibido: expect.any(String),
    tamano: 9,
    tipo: null,
    titulo: null,
    idCarpeta: null,
  })
  await nombrar(portal.db, texto)
  await barrer()
  expect((await lista()).cuantos).toBe(1)
})

it('en una ronda los mira todos, por muchos que sean', async () => {
  await Promise.all(Array.from({ length: 501 }, (_, n) => guardar(`carta ${n}`)))
  await barrer()
  expect((await lista()).cuantos).toBe(501)
})

it('de a veinticinco, los más nuevos primero, y se llega a todos', async () => {
  const rutas: string[] = []
  for (let n = 0; n < 27; n += 1) rutas.push(await guardar(`carta ${n}`))
  await barrer()
  await portal.db.$client.query(
    `update archivo_sin_dueno set recibido_el = '2026-11-20T12:00:00Z'::timestamptz + array_position($1::text[], nombre::text) * interval '1 minute'`,
    [rutas],
  )
  const nombres = rutas.map((ruta) => ruta.slice(3)).reverse()
  const pagina = async (consulta: string) => {
    const { archivos, cuantos } = await lista(consulta)
    return [archivos.map(({ nombre }: { nombre: string }) => nombre), cuantos]
  }
  expect(await pagina('')).toEqual([nombres.slice(0, 25), 27])
  expect(await pagina('?pagina=2')).toEqual([nombres.slice(25), 27])
  expect(await pagina('?pagina=3')).toEqual([[], 27])
  expect(await pagina('?pagina=3&porPagina=10')).toEqual([nombres.slice(20), 27])
})

it('un título en dos bytes por letra se lee, y de lo que no es un PDF no se lee ninguno', async () => {
  const enDos = Buffer.from('\ufeffEncomienda de Núñez', 'utf16le').swap16().toString('latin1')
  await guardar(`%PDF-1.7 <</Title (${enDos})>>`)
  await guardar('hola /Title (no es un PDF)')
  await barrer()
  const titulos = (await lista()).archivos.map(({ titulo }: { titulo: string | null }) => titulo)
  expect(titulos.sort()).toEqual(['Encomienda de Núñez', null])
})

it('se abre para ver qué es, apartado o no; lo que tiene fila no se abre por acá', async () => {
  const ruta = await guardar(LEGAJO)
  expect((await ver(ruta)).statusCode).toBe(404)
  await barrer()
  const respuesta = await ver(ruta)
  expect([respuesta.statusCode, respuesta.body, respuesta.headers['content-type']]).toEqual([
    200,
    LEGAJO,
    'application/pdf',
  ])
  await portal.almacen.apartar(ruta, new Date('2026-11-20T12:00:00Z'))
  expect((await ver(ruta)).body).toBe(LEGAJO)
  await nombrar(portal.db, ruta)
  expect((await ver(ruta)).statusCode).toBe(404)
})

it('descartado, deja de estar en la lista y el barrido lo borra siete días después; la auditoría dice quién', async () => {
  const ruta = await guardar(LEGAJO)
  await barrer()
  expect((await descartar(ruta)).json()).toEqual({ ok: true, message: 'El archivo se borra dentro de siete días' })
  expect((await lista()).cuantos).toBe(0)
  expect((await descartar(ruta)).statusCode).toBe(404)
  const { rows } = await portal.db.$client.query(
    `select id_persona, despues ->> 'descartado_por' as por from auditoria where entidad = 'archivo_sin_dueno' and accion = 'UPDATE'`,
  )
  expect(rows).toEqual([{ id_persona: 1, por: '1' }])

  const apartados = () => Readable.from(portal.almacen.apartados()).toArray()
  await portal.almacen.apartar(ruta, new Date(Date.now() - 20 * 86_400_000))
  await portal.db.$client.query(`update almacen set en_reposo_hasta = now() - interval '1 second'`)
  for (const [dias, quedan] of [
    [6, 1],
    [8, 0],
  ] as const) {
    await portal.db.$client.query('update archivo_soltado set soltado_el = now() - make_interval(days => $1)', [dias])
    await barrer()
    expect(await apartados(), `${dias} días`).toHaveLength(quedan)
  }
})
