import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { arrancar, type EnMarcha } from '../../src/arranque.ts'
import { ESQUEMAS } from '../../src/cadena/permitir.ts'
import { verificarCadena } from '../../src/cadena/verificar.ts'
import { leerAjustes } from '../../src/plataforma/ajustes/ajustes.ts'
import { abrirDb, type DbRaiz } from '../../src/plataforma/base/db.ts'
import { enviar, ingresar, leerJson } from '../caidas/clientes.ts'
import { Cuaderno } from '../caidas/cuaderno.ts'
import { puertoLibre } from '../caidas/proceso.ts'
import { larga } from '../larga.ts'
import { PNG } from '../multiparte.ts'
import { prohibidas, SIN_PERMISO, SOBRE_LA_HISTORIA } from './prohibido.ts'

/** A city's own PostgreSQL, with the two roles that docs/operacion.md makes: neither is a superuser. */

const cola = randomBytes(4).toString('hex')
const DUENO = `portal_dueno_${cola}`
const SERVIDOR = `portal_${cola}`
/** Whatever else this PostgreSQL has running, of other tests, holds the seal back. */
const SIN_APURO = { timeout: 30_000 }
const BASE = `catastro_${cola}`

let admin: pg.Client
let db: DbRaiz
let portal: EnMarcha
let direccion: string
let carpeta: string

const con = (user: string): pg.ClientConfig => {
  const { host, port } = inject('postgres')
  return { user, password: 'clave', database: BASE, ...(host && { host }), ...(port && { port }) }
}
const comoDireccion = (rol: string) => {
  const { host, port } = inject('postgres')
  return `postgres://${rol}:clave@/${BASE}?host=${host}&port=${port}`
}
const consultar = async (texto: string, valores: unknown[] = []) => (await db.$client.query(texto, valores)).rows

async function iniciar(): Promise<EnMarcha> {
  const puerto = await puertoLibre()
  direccion = `http://127.0.0.1:${puerto}`
  return arrancar(
    leerAjustes({
      PORT: String(puerto),
      DATA_DIR: carpeta,
      SANDBOX: 'si',
      NIVEL_DE_REGISTRO: 'silent',
      DATABASE_URL: comoDireccion(SERVIDOR),
      DATABASE_URL_MIGRACIONES: comoDireccion(DUENO),
    }),
  )
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  admin = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await admin.connect()
  await admin.query(`create role ${DUENO} login password 'clave'`)
  await admin.query(`create role ${SERVIDOR} login password 'clave'`)
  await admin.query(`create database ${BASE} owner ${DUENO}`)
  carpeta = await mkdtemp(join(tmpdir(), 'dos-roles-'))
  db = abrirDb({ ...con(DUENO), max: 2 })
  portal = await iniciar()
})
afterAll(async () => {
  await portal?.detener()
  await db.$client.end()
  await admin.query(`drop database ${BASE} with (force)`)
  await admin.query(`drop role ${SERVIDOR}; drop role ${DUENO}`)
  await admin.end()
  vi.restoreAllMocks()
  await rm(carpeta, { recursive: true, force: true })
})

it('las tablas son de quien migra, y el servidor trabaja con el otro', async () => {
  expect(
    await consultar('select distinct tableowner as es from pg_tables where schemaname = any($1)', [
      [...ESQUEMAS, 'cadena'],
    ]),
  ).toEqual([{ es: DUENO }])
  expect(
    await consultar(`select rolsuper from pg_roles where rolname = any($1) order by 1`, [[DUENO, SERVIDOR]]),
  ).toEqual([{ rolsuper: false }, { rolsuper: false }])
  // Of its jobs only the last statement of each connection is seen: until one of theirs is.
  await vi.waitFor(async () => {
    const { rows } = await admin.query(
      `select distinct usename from pg_stat_activity where datname = $1 and query like '%trabajos.%'`,
      [BASE],
    )
    expect(rows).toEqual([{ usename: SERVIDOR }])
  }, SIN_APURO)
})

it('se presenta una carpeta, se paga un certificado, y todo queda sellado a nombre de quien lo hizo', async () => {
  const sesion = await ingresar(direccion)
  const idCarpeta = await enviar(direccion, sesion, new Cuaderno(), {
    clave: randomUUID(),
    que: 'carpeta',
    idCarpeta: null,
    contenido: PNG,
  })
  const enviarJson = (camino: string, cuerpo: object) =>
    fetch(direccion + camino, {
      method: 'POST',
      headers: { authorization: sesion.token, 'content-type': 'application/json' },
      body: JSON.stringify(cuerpo),
    })
  const { idPago, fields } = await leerJson<{ idPago: number; fields: Record<string, string> }>(
    await enviarJson('/api/pagos/preparar', { producto: 'LIBRE_DEUDA', padron: '100001' }),
  )
  await fetch(`${direccion}/sandbox/pagos/boton`, { method: 'POST', body: new URLSearchParams(fields) })
  const { TransaccionComercioId } = fields
  expect((await enviarJson('/sandbox/pagos/resolver', { TransaccionComercioId, estado: 'REALIZADA' })).status).toBe(200)
  await expect
    .poll(() => consultar('select estado from pago where id_pago = $1', [idPago]), SIN_APURO)
    .toEqual([{ estado: 'CONFIRMADO' }])

  const deQuienes = (entidad: string, id: number) =>
    consultar('select distinct id_persona from auditoria where entidad = $1 and id_entidad = $2 and accion = $3', [
      entidad,
      String(id),
      'INSERT',
    ])
  expect(await deQuienes('carpeta', idCarpeta)).toEqual([{ id_persona: 2 }])
  expect(await deQuienes('pago', idPago)).toEqual([{ id_persona: 2 }])
  await expect
    .poll(
      () =>
        consultar(
          `select from auditoria a where entidad in ('carpeta', 'pago') and id_entidad = any($1)
             and not exists (select from cadena.sello s where s.id_auditoria = a.id)`,
          [[String(idCarpeta), String(idPago)]],
        ),
      SIN_APURO,
    )
    .toEqual([])
  expect((await verificarCadena(db)).rotura).toBeNull()
})

it('lo que no puede quien tenga las credenciales del servidor', async () => {
  const servidor = new pg.Client(con(SERVIDOR))
  await servidor.connect()
  const logradas: string[] = []
  const todas = [...SOBRE_LA_HISTORIA, ...prohibidas(DUENO, SERVIDOR)]
  for (const [, sentencia] of todas) {
    const motivo = await servidor.query(sentencia).then(
      () => 'se pudo',
      ({ message }: Error) => message,
    )
    if (!SIN_PERMISO.test(motivo)) logradas.push(`${sentencia}: ${motivo}`)
  }
  await expect(
    servidor.query(`begin; set local portal.actor = '1'; update oficina set usrmod = 5 where id_oficina = 1; commit`),
  ).rejects.toThrow('quien actúa no está firmado')
  await servidor.end()
  expect(logradas).toEqual([])
  expect(todas.length).toBeGreaterThan(70)
})

it('lo que hay que cortar lo cortan las funciones del dueño, que tampoco es superusuario', async () => {
  const servidor = new pg.Client(con(SERVIDOR))
  await servidor.connect()
  const pedir = async (texto: string) => (await servidor.query(texto)).rows
  await pedir(`insert into consulta_personal (id_persona, tipo, criterio_hash, ocurrido_el)
    select 2, d || ' días', repeat('0', 64), now() - d * interval '1 day' from unnest('{729,731}'::int[]) d`)
  expect(await pedir('select olvidar_consultas(now()) as n')).toEqual([{ n: 1 }])
  expect(await pedir('select cadena.cortar(now()) as n')).toEqual([{ n: 0 }])
  expect(await pedir('select analizar_padron() is not null as hecho')).toEqual([{ hecho: true }])
  expect(await pedir('select analizar_carpetas() is not null as hecho')).toEqual([{ hecho: true }])
  await expect(pedir('select quitar_carpetas_importadas(1)')).rejects.toThrow('no se está deshaciendo la importación 1')
  await servidor.end()

  const [{ id }] = await consultar('select max(id_auditoria) as id from cadena.sello')
  await consultar(`select cadena.suprimir(array[$1::bigint], 'a pedido de su titular')`, [id])
  expect(await consultar('select antes, despues from auditoria where id = $1', [id])).toEqual([
    { antes: null, despues: null },
  ])
  await expect(consultar('delete from auditoria where id = $1', [id])).rejects.toThrow('solo admite agregar filas')
  expect((await verificarCadena(db)).rotura).toBeNull()
})

larga('arranca de nuevo sobre lo que hizo', async () => {
  await portal.detener()
  portal = await iniciar()
  expect((await fetch(`${direccion}/salud/listo`)).status).toBe(200)
  await ingresar(direccion)
})
