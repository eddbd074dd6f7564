import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { baseEnBlanco } from '../baseDePrueba.ts'
import { iniciarServidor, puertoLibre, type Servidor } from '../caidas/proceso.ts'
import { RAIZ } from '../casa.ts'
import {
  conCiudad,
  hacerRoles,
  iniciarUnidad,
  type Pedir,
  primerDia,
  quitarRoles,
  tokenDe,
  type Unidad,
} from './produccion.ts'

/** What docs/operacion.md says of production, with this build and this Node; nginx and a clean clone, in largas.ts. */

const COLA = `_${randomBytes(4).toString('hex')}`

let carpeta: string
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
  unidad = await iniciarUnidad({
    proyecto: RAIZ,
    node: process.execPath,
    carpeta: join(carpeta, 'portal'),
    bases: await hacerRoles(inject('postgres'), COLA),
    puerto,
    ajustes: conCiudad(ciudad.direccion),
  })
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

it('el registro va a la salida, SIGHUP no lo termina, y SIGTERM termina bien', async () => {
  process.kill(unidad.pid, 'SIGHUP')
  expect((await pedir('/salud')).estado).toBe(200)
  expect(await unidad.detener()).toBe(0)
  expect(unidad.salida()).toContain('"ruta":"/salud"')
  expect(unidad.salida()).not.toContain('Se apagó sin terminar')
})
