import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { baseEnBlanco, baseVacia } from '../pruebas/baseDePrueba.ts'
import { puertoLibre } from '../pruebas/caidas/proceso.ts'
import { larga } from '../pruebas/larga.ts'
import { arrancar } from './arranque.ts'
import { leerAjustes } from './plataforma/ajustes/ajustes.ts'
import { exigirVersion } from './plataforma/base/versionDeLaBase.ts'
import { MIGRACIONES } from './plataforma/proceso/raiz.ts'

/** A city's own PostgreSQL as somebody got it wrong: each start ends with a sentence, and leaves the database as it was. */

const cola = randomBytes(4).toString('hex')
const DUENO = `dueno_${cola}`
const PORTAL = `portal_${cola}`
const [BASE, OTRA, SIN_UTF8] = [`catastro_${cola}`, `otra_${cola}`, `ascii_${cola}`]
const { host = '', port = 0 } = inject('postgres')
const EQUIPO = host

let admin: pg.Client
let carpeta: string
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  admin = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await admin.connect()
  for (const rol of [DUENO, PORTAL]) await admin.query(`create role ${rol} login password 'clave'`)
  for (const base of [BASE, OTRA]) await admin.query(`create database ${base} owner ${DUENO}`)
  await admin.query(
    `create database ${SIN_UTF8} owner ${DUENO} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
  )
  carpeta = await mkdtemp(join(tmpdir(), 'oracion-'))
})
afterAll(async () => {
  vi.restoreAllMocks()
  for (const base of [BASE, OTRA, SIN_UTF8]) await admin.query(`drop database ${base} with (force)`)
  for (const rol of [DUENO, PORTAL]) await admin.query(`drop role ${rol}`)
  await admin.end()
  await rm(carpeta, { recursive: true, force: true })
})

const url = (rol: string, base: string, { clave = 'clave', equipo = host, puerto = port } = {}) =>
  `postgres://${rol}:${clave}@/${base}?host=${equipo}&port=${puerto}`

const iniciar = async (otros: Record<string, string>) =>
  arrancar(
    leerAjustes({
      PORT: String(await puertoLibre()),
      DATA_DIR: join(carpeta, 'datos'),
      NIVEL_DE_REGISTRO: 'silent',
      CIUDAD_DIGITAL_URL: 'http://127.0.0.1:9',
      DATABASE_URL: url(PORTAL, BASE),
      DATABASE_URL_MIGRACIONES: url(DUENO, BASE),
      ...otros,
    }),
  )

const tablasDe = async (base: string) => {
  const cliente = new pg.Client({ ...inject('postgres'), database: base })
  await cliente.connect()
  const { rowCount } = await cliente.query(
    `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  await cliente.end()
  return rowCount
}

it.each<[nombre: string, ajustes: Record<string, string>, oracion: string]>([
  [
    'otra clave',
    { DATABASE_URL: url(PORTAL, BASE, { clave: 'otra' }) },
    `El ajuste DATABASE_URL no es válido: el PostgreSQL de ${EQUIPO} no acepta al rol ${PORTAL} con esa clave`,
  ],
  [
    'otra clave del dueño',
    { DATABASE_URL_MIGRACIONES: url(DUENO, BASE, { clave: 'otra' }) },
    `El ajuste DATABASE_URL_MIGRACIONES no es válido: el PostgreSQL de ${EQUIPO} no acepta al rol ${DUENO} con esa clave`,
  ],
  [
    'un rol que no hay',
    { DATABASE_URL: url('nadie', BASE) },
    `El ajuste DATABASE_URL no es válido: el PostgreSQL de ${EQUIPO} no acepta al rol nadie con esa clave`,
  ],
  [
    'una base que no hay',
    { DATABASE_URL_MIGRACIONES: url(DUENO, 'ninguna') },
    `El ajuste DATABASE_URL_MIGRACIONES no es válido: en ${EQUIPO} no existe la base ninguna`,
  ],
  [
    'un puerto donde no hay nadie',
    { DATABASE_URL_MIGRACIONES: 'postgres://portal:clave@127.0.0.1:9/catastro' },
    'El ajuste DATABASE_URL_MIGRACIONES no es válido: en 127.0.0.1:9 no responde ningún PostgreSQL',
  ],
  [
    'un socket que no hay',
    { DATABASE_URL_MIGRACIONES: url(DUENO, BASE, { equipo: '/no/hay' }) },
    'El ajuste DATABASE_URL_MIGRACIONES no es válido: en /no/hay no responde ningún PostgreSQL',
  ],
  [
    'un equipo que no hay',
    { DATABASE_URL_MIGRACIONES: 'postgres://portal:clave@base.invalid/catastro' },
    'El ajuste DATABASE_URL_MIGRACIONES no es válido: no se encuentra el equipo base.invalid:5432',
  ],
  [
    'una dirección mal escrita',
    { DATABASE_URL_MIGRACIONES: 'postgres://portal:cla#ve@127.0.0.1:x/catastro' },
    'El ajuste DATABASE_URL_MIGRACIONES no es válido: debe ser una dirección postgres://usuario:clave@equipo/base',
  ],
  [
    'una base en SQL_ASCII',
    { DATABASE_URL: url(PORTAL, SIN_UTF8), DATABASE_URL_MIGRACIONES: url(DUENO, SIN_UTF8) },
    `El ajuste DATABASE_URL_MIGRACIONES no es válido: la base ${SIN_UTF8} está en SQL_ASCII y tiene que estar en UTF8 (ops/roles.sql)`,
  ],
  [
    'dos bases',
    { DATABASE_URL: url(PORTAL, OTRA) },
    'El ajuste DATABASE_URL no es válido: lleva a otra base de datos que DATABASE_URL_MIGRACIONES',
  ],
  [
    'la orden que no dice el dueño',
    { DATABASE_URL_MIGRACIONES: '' },
    `El ajuste DATABASE_URL no es válido: el rol ${PORTAL} no es dueño de la base ${BASE} y no puede hacer sus tablas. La dirección con su dueño va en DATABASE_URL_MIGRACIONES (docs/operacion.md, Base de datos)`,
  ],
  [
    'los dos roles al revés',
    { DATABASE_URL: url(DUENO, BASE), DATABASE_URL_MIGRACIONES: url(PORTAL, BASE) },
    `El ajuste DATABASE_URL_MIGRACIONES no es válido: el rol ${PORTAL} no es dueño de la base ${BASE} y no puede hacer sus tablas. La dirección con su dueño va en DATABASE_URL_MIGRACIONES (docs/operacion.md, Base de datos)`,
  ],
  [
    'una carpeta de datos que es un archivo',
    { DATA_DIR: '/dev/null' },
    'El ajuste DATA_DIR no es válido: no se puede escribir en /dev/null: ya hay un archivo con ese nombre',
  ],
  [
    'un registro en una carpeta que no hay',
    { REGISTRO: '/no/hay/portal.log' },
    'El ajuste REGISTRO no es válido: no se puede escribir en /no/hay/portal.log: no existe',
  ],
])('%s', async (_nombre, ajustes, oracion) => {
  await expect(iniciar(ajustes)).rejects.toMatchObject({ message: oracion })
  expect([await tablasDe(BASE), await tablasDe(OTRA), await tablasDe(SIN_UTF8)]).toEqual([0, 0, 0])
})

it('una base que todavía no responde se intenta otra vez; una clave equivocada, no', async () => {
  await expect(iniciar({ DATABASE_URL_MIGRACIONES: 'postgres://d:c@127.0.0.1:9/b' })).rejects.toMatchObject({
    pasajero: true,
  })
  await expect(iniciar({ DATABASE_URL: url(PORTAL, BASE, { clave: 'otra' }) })).rejects.toMatchObject({
    pasajero: false,
  })
})

larga('a quien no dice nada se lo espera diez segundos', async () => {
  const puerto = await puertoLibre()
  const mudo = createServer().listen(puerto, '127.0.0.1')
  await expect(iniciar({ DATABASE_URL_MIGRACIONES: `postgres://d:c@127.0.0.1:${puerto}/b` })).rejects.toMatchObject({
    message: `El ajuste DATABASE_URL_MIGRACIONES no es válido: en 127.0.0.1:${puerto} no responde ningún PostgreSQL`,
    pasajero: true,
  })
  mudo.close()
})

it('una base vacía junto a los archivos de otra no recibe ni una tabla', async () => {
  const archivos = join(carpeta, 'ajenos')
  await mkdir(join(archivos, 'ab'), { recursive: true })
  await writeFile(join(archivos, 'ab', 'ab'.padEnd(32, '0')), 'un plano')
  await expect(iniciar({ STORAGE_URL: archivos })).rejects.toThrow(
    /^La base de datos conoce 0 de los 1 archivos de la carpeta: está vacía, es otra o es anterior\. No se inicia/,
  )
  expect(await tablasDe(BASE)).toBe(0)
})

it('una base de antes de las migraciones que se saben, o de después, queda como estaba', async () => {
  const [enBlanco, vacia] = [await baseEnBlanco(), await baseVacia()]
  const exigir = () => exigirVersion(vacia, MIGRACIONES)
  await exigirVersion(enBlanco, MIGRACIONES)
  await exigir()
  const cambiar = (texto: string) => vacia.$client.query(texto)
  await cambiar(`update drizzle.__drizzle_migrations set created_at = created_at + 1 where id = 1`)
  await expect(exigir()).rejects.toThrow(/^La base de datos es de una versión que esta no sabe actualizar\./)
  await cambiar('delete from drizzle.__drizzle_migrations')
  await expect(exigir()).rejects.toThrow(/^La base de datos es de una versión que esta no sabe actualizar\./)
  await cambiar('drop schema drizzle cascade')
  await expect(exigir()).rejects.toThrow(/^La base de datos es de una versión que esta no sabe actualizar\./)
})
