import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { baseVacia } from '../pruebas/baseDePrueba.ts'
import { puertoLibre } from '../pruebas/caidas/proceso.ts'
import { larga } from '../pruebas/larga.ts'
import { arrancar } from './arranque.ts'
import { AjusteInvalido } from './plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from './plataforma/ajustes/ajustes.ts'
import { intentos } from './plataforma/postgresEmbebido/conexion.ts'
import { leerPostmaster } from './plataforma/postgresEmbebido/postmasterPid.ts'
import { Apagado } from './plataforma/proceso/apagado.ts'

let carpeta: string
let ocupante: Server
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  carpeta = await mkdtemp(join(tmpdir(), 'arranque-'))
  ocupante = createServer().listen(await puertoLibre(), '127.0.0.1')
  await once(ocupante, 'listening')
})
afterEach(async () => {
  vi.restoreAllMocks()
  ocupante.close()
  await rm(carpeta, { recursive: true, force: true })
})

const iniciar = async (datos: string, otros: Record<string, string> = {}) =>
  arrancar(
    leerAjustes({
      PORT: String(await puertoLibre()),
      DATA_DIR: join(carpeta, datos),
      NIVEL_DE_REGISTRO: 'silent',
      CIUDAD_DIGITAL_URL: 'http://127.0.0.1:9',
      ...otros,
    }),
  )
const DEMOSTRACION = { SANDBOX: 'si', CIUDAD_DIGITAL_URL: '' }
/** A database of the run's own PostgreSQL: quicker than one more embedded. */
const enUnaBase = async () => {
  const { user, password, host, port } = inject('postgres')
  const { rows } = await (await baseVacia()).$client.query('select current_database() as nombre')
  return { DATABASE_URL: `postgres://${user}:${password}@/${rows[0]?.nombre}?host=${host}&port=${port}` }
}
const postgresDe = (datos: string) => leerPostmaster(join(carpeta, datos, 'postgres', 'datos'))
const archivosDe = async (datos: string) =>
  (await readdir(join(carpeta, datos, 'archivos'), { recursive: true })).sort()

larga('un arranque que falla al final, con el puerto ocupado, detiene el PostgreSQL que había arrancado', async () => {
  const direccion = ocupante.address()
  const PORT = String(typeof direccion === 'object' ? direccion?.port : '')
  await expect(iniciar('datos', { PORT })).rejects.toThrow(
    new AjusteInvalido(`El ajuste PORT no es válido: el puerto ${PORT} de 127.0.0.1: ya lo usa otro programa`),
  )
  expect(await postgresDe('datos')).toBeNull()
  await (await iniciar('datos')).detener()
  expect(await postgresDe('datos')).toBeNull()
})

const salud = async (direccion: string) => {
  const respuesta = await fetch(`${direccion}/salud/listo`)
  return [respuesta.status, await respuesta.json()]
}

larga('sin lugar para el registro responde, dice qué falta, y se detiene', async () => {
  await mkdir(join(carpeta, 'datos'))
  await symlink('/dev/full', join(carpeta, 'datos', 'portal.log'))
  const servidor = await iniciar('datos', { ...(await enUnaBase()), NIVEL_DE_REGISTRO: 'info' })
  for (let n = 0; n < 20; n++) expect((await fetch(`${servidor.direccion}/salud`)).status).toBe(200)
  expect(await salud(servidor.direccion)).toEqual([
    503,
    { ok: false, message: 'El registro no se puede escribir: no queda lugar en el disco' },
  ])
  await servidor.detener()
})

larga('un PostgreSQL que se terminó solo, como con el disco lleno, arranca de nuevo', async () => {
  const servidor = await iniciar('datos')
  const antes = await postgresDe('datos')
  process.kill(antes?.pid ?? 0, 'SIGKILL')
  for await (const _ of intentos(30_000)) if ((await postgresDe('datos'))?.pid !== antes?.pid) break
  for await (const _ of intentos(30_000)) if ((await salud(servidor.direccion))[0] === 200) break
  expect(await salud(servidor.direccion)).toEqual([200, { ok: true }])
  await servidor.detener()
  expect(await postgresDe('datos')).toBeNull()
})

larga('sobre otra base no arranca, ni toca un archivo', async () => {
  const [suya, otra] = [{ ...(await enUnaBase()), ...DEMOSTRACION }, await enUnaBase()]
  await (await iniciar('datos', suya)).detener()
  const antes = await archivosDe('datos')
  expect(antes.filter((nombre) => nombre.length === 35).length).toBeGreaterThan(10)
  await expect(iniciar('datos', otra)).rejects.toMatchObject({ name: 'AlmacenAjeno' })
  expect(await archivosDe('datos')).toEqual(antes)
  await (await iniciar('datos', suya)).detener()
  expect(await archivosDe('datos')).toEqual(antes)
})

larga('la base de la demostración no se atiende de verdad', async () => {
  const suya = await enUnaBase()
  await (await iniciar('datos', { ...suya, ...DEMOSTRACION })).detener()
  await expect(iniciar('datos', suya)).rejects.toMatchObject({ name: 'BaseEquivocada' })
  await (await iniciar('datos', { ...suya, ...DEMOSTRACION })).detener()
})

larga('la base de otro almacén, aunque sea de una versión anterior, queda como estaba', async () => {
  const [suya, otra] = [await enUnaBase(), await enUnaBase()]
  await (await iniciar('datos', suya)).detener()
  await (await iniciar('otros', otra)).detener()
  const enLaOtra = async (texto: string) => {
    const cliente = new pg.Client({ connectionString: otra.DATABASE_URL })
    await cliente.connect()
    return cliente.query(texto).finally(() => cliente.end())
  }
  await enLaOtra('delete from drizzle.__drizzle_migrations where id > 1')
  await expect(iniciar('datos', otra)).rejects.toMatchObject({ name: 'AlmacenAjeno' })
  expect((await enLaOtra('select from drizzle.__drizzle_migrations')).rowCount).toBe(1)
})

it('al apagar, un pedido que no termina se corta y se dice', async () => {
  const dicho = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const servidor = await iniciar('datos', await enUnaBase())
  const pedido = connect(Number(new URL(servidor.direccion).port), '127.0.0.1')
  pedido.on('error', () => {})
  pedido.write(
    'POST /api/pagos/notificacion HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n' +
      'Content-Length: 10\r\nExpect: 100-continue\r\n\r\n',
  )
  const [respuesta] = await once(pedido, 'data')
  expect(String(respuesta)).toContain('100 Continue')
  const cortado = once(pedido, 'close')
  await servidor.detener()
  await cortado
  expect(dicho.mock.calls).toContainEqual(['Se apagó sin terminar: 1 pedido'])
})

it('pedirle que termine mientras arranca no deja nada en marcha', async () => {
  const apagado = new Apagado()
  const arrancando = arrancar(
    leerAjustes({ PORT: String(await puertoLibre()), DATA_DIR: join(carpeta, 'datos'), NIVEL_DE_REGISTRO: 'silent' }),
    apagado,
  )
  const noArranca = expect(arrancando).rejects.toThrow()
  for await (const _ of intentos(30_000)) if (await postgresDe('datos')) break
  await apagado.terminar()
  await noArranca
  expect(await postgresDe('datos')).toBeNull()
})
