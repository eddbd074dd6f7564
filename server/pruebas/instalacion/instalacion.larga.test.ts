import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { baseEnBlanco } from '../baseDePrueba.ts'
import { iniciarServidor, puertoLibre, type Servidor } from '../caidas/proceso.ts'
import { RAIZ } from '../casa.ts'
import {
  conCiudad,
  hacerRoles,
  iniciarUnidad,
  NoArranco,
  type Pedir,
  primerDia,
  quitarRoles,
  tokenDe,
  type Unidad,
} from './produccion.ts'

/** What docs/operacion.md says of production, with this build and this Node; nginx and a clean clone, in largas.ts. */

const COLA = `_${randomBytes(4).toString('hex')}`

let carpeta: string
let bases: Awaited<ReturnType<typeof hacerRoles>>
let ciudad: Servidor
let unidad: Unidad
let puerto: number
let pedir: Pedir
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'instalacion-'))
  const { user, password, host, port } = inject('postgres')
  const { rows } = await (await baseEnBlanco()).$client.query('select current_database() as nombre')
  ciudad = await iniciarServidor(join(carpeta, 'ciudad'), {
    DATABASE_URL: `postgres://${user}:${password}@/${rows[0]?.nombre}?host=${host}&port=${port}`,
  })
  puerto = await puertoLibre()
  bases = await hacerRoles(inject('postgres'), COLA)
  unidad = await iniciar(puerto)
  // As ops/nginx.conf sends on what comes from the street.
  pedir = async (camino, { method = 'GET', headers = {}, body } = {}) => {
    const respuesta = await fetch(`http://127.0.0.1:${puerto}${camino}`, {
      method,
      headers: { ...headers, 'x-forwarded-for': '203.0.113.7' },
      ...(body && { body: new Uint8Array(body) }),
    })
    const texto = await respuesta.text()
    return { estado: respuesta.status, cuerpo: texto.startsWith('{') ? JSON.parse(texto) : texto }
  }
})
const iniciar = (suPuerto: number, suyas: Partial<typeof bases> = {}) =>
  iniciarUnidad({
    proyecto: RAIZ,
    node: process.execPath,
    carpeta: join(carpeta, 'portal'),
    bases: { ...bases, ...suyas },
    puerto: suPuerto,
    ajustes: conCiudad(ciudad.direccion),
  })
afterAll(async () => {
  await ciudad?.detener()
  await quitarRoles(inject('postgres'), COLA)
  await rm(carpeta, { recursive: true, force: true })
})

it('desde la base vacía y dos roles, hasta el primer ingreso y un archivo de diez megabytes', async () => {
  expect(await primerDia(pedir, await tokenDe(ciudad.direccion, '27201112228'))).toEqual({
    ingreso: [200, ['ADMINISTRADOR']],
    borrador: 200,
    diezMegas: 200,
    unByteMas: {
      estado: 413,
      cuerpo: expect.objectContaining({ ok: false, message: expect.stringContaining('plano.pdf') }),
    },
    sinSesion: 401,
  })
})

it('quien viene de afuera no lee las métricas; quien está en la máquina, sí', async () => {
  expect((await pedir('/metricas')).estado).toBe(404)
  expect((await fetch(`http://127.0.0.1:${puerto}/metricas`)).status).toBe(200)
})

it('un ajuste equivocado lo termina con 78, que la unidad no vuelve a intentar, y con un solo renglón', async () => {
  const libre = await puertoLibre()
  const error = await iniciar(libre, { portal: bases.portal.replace('la%20del%20portal', 'otra') }).catch((e) => e)
  expect(error).toBeInstanceOf(NoArranco)
  expect(error.codigo).toBe(78)
  expect(error.queja).toMatch(
    /^No se pudo iniciar: El ajuste DATABASE_URL no es válido: el PostgreSQL de [^\n]* no acepta al rol portal_\w+ con esa clave\n$/,
  )
})

it('el registro va a la salida, SIGHUP no lo termina, y SIGTERM termina bien', async () => {
  process.kill(unidad.pid, 'SIGHUP')
  expect((await pedir('/salud')).estado).toBe(200)
  expect(await unidad.detener()).toBe(0)
  expect(unidad.salida()).toContain('"ruta":"/salud"')
  expect(unidad.salida()).not.toContain('Se apagó sin terminar')
})

interface Importada {
  readonly idImportacion: number
  readonly importacion: { readonly estado: string }
}

it('SIGTERM a mitad de una importación termina, dice qué cortó, y la importación se aplica cuando el portal vuelve', async () => {
  unidad = await iniciar(puerto)
  const authorization = await tokenDe(ciudad.direccion, '27201112228')
  const api = async (camino: string, opciones: RequestInit = {}) =>
    (
      await fetch(`http://127.0.0.1:${puerto}/api/importaciones${camino}`, {
        ...opciones,
        headers: { authorization },
      })
    ).json() as Promise<Importada>
  const filas = Array.from({ length: 650 }, (_, n) => `62${String(n).padStart(5, '0')};962${n};X`)
  const partes = new FormData()
  partes.set('clase', 'padrones')
  partes.set('archivo', new Blob([['Padrón;Padrón provincial;Apellido y nombre', ...filas].join('\n')]), 'padrones.csv')
  const { idImportacion } = await api('', { method: 'POST', body: partes })
  const estado = async () => (await api(`/${idImportacion}`)).importacion.estado
  await expect.poll(estado, { timeout: 30_000 }).toBe('REVISADA')

  const base = new pg.Client(bases.dueño)
  await base.connect()
  const cuantos = async (consulta: string) => (await base.query(consulta)).rows[0].n
  const aplicados = `select count(*)::int as n from padron where padronm like '62%' and apeynom = 'X'`
  // It stops at a row that somebody else holds, and is not let go before the portal has ended.
  await base.query('begin')
  await base.query(`insert into padron (padronm, padronp, apeynom) values ('6200249', 'de otro', 'OTRO')`)
  await api(`/${idImportacion}/aplicar`, { method: 'POST' })
  const esperan = `select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`
  await expect.poll(() => cuantos(esperan), { timeout: 30_000 }).toBe(1)
  expect(await unidad.detener()).toBe(0)
  expect(unidad.salida()).toMatch(/Se apagó sin terminar: .*importar/)
  await base.query('rollback')
  expect(await cuantos(aplicados)).toBe(0)

  unidad = await iniciar(puerto)
  await expect.poll(estado, { timeout: 30_000 }).toBe('APLICADA')
  expect(await cuantos(aplicados)).toBe(650)
  await base.end()
  expect(await unidad.detener()).toBe(0)
})
