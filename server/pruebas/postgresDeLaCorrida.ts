import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { permitirAlServidor } from '../src/cadena/permitir.ts'
import { abrirDb } from '../src/plataforma/base/db.ts'
import { migrar } from '../src/plataforma/base/migrar.ts'
import { iniciarPostgres } from '../src/plataforma/postgresEmbebido/postgresEmbebido.ts'
import { conexionDelServidor } from '../src/plataforma/postgresEmbebido/rolDelServidor.ts'
import { confirmarPrecios, sembrar } from '../src/semilla/sembrar.ts'
import { fundarCiudad } from './ciudadDePrueba.ts'

export const VACIA = 'plantilla_vacia'
const SEMBRADA = 'plantilla_sembrada'
export const CIUDAD = 'plantilla_ciudad'
const MIGRACIONES = fileURLToPath(new URL('../migraciones', import.meta.url))

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever owns the tables: what tests ask and change by themselves. */
    postgres: pg.PoolConfig
    /** Whoever serves. */
    servidor: pg.PoolConfig
    /** The files of the demo city. */
    archivosDeLaCiudad: string
  }
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject) {
  const { conexion, servidor, archivos, detener } = await postgresConPlantillas()
  project.provide('postgres', { ...conexion })
  project.provide('servidor', { ...servidor })
  project.provide('archivosDeLaCiudad', archivos)
  return detener
}

/** Without fsync. Three templates, made once: each test file clones the one it needs. */
export async function postgresConPlantillas() {
  const carpeta = await mkdtemp(join(tmpdir(), 'portal-pruebas-'))
  const postgres = await iniciarPostgres({ carpeta, fsync: false })
  await crear(postgres.conexion, VACIA, 'template1')
  const vacia = abrirDb({ ...postgres.conexion, database: VACIA })
  await migrar(vacia, MIGRACIONES)
  const servidor = await conexionDelServidor(postgres.conexion)
  await permitirAlServidor(vacia, servidor.user)
  await vacia.$client.end()
  await crear(postgres.conexion, SEMBRADA, VACIA)
  const sembrada = abrirDb({ ...postgres.conexion, database: SEMBRADA })
  await sembrar(sembrada)
  await confirmarPrecios(sembrada)
  await sembrada.$client.end()
  await crear(postgres.conexion, CIUDAD, SEMBRADA)
  const ciudad = abrirDb({ ...postgres.conexion, database: CIUDAD })
  const archivos = join(carpeta, 'archivos-de-la-ciudad')
  await fundarCiudad(ciudad, archivos)
  await ciudad.$client.query('select cadena.sellar(100000)') // or it would be late in a long run
  await ciudad.$client.end()
  return {
    conexion: postgres.conexion,
    servidor,
    archivos,
    async detener() {
      await postgres.detener()
      await rm(carpeta, { recursive: true, force: true })
    },
  }
}

async function crear(conexion: pg.PoolConfig, nombre: string, plantilla: string) {
  const client = new pg.Client({ ...conexion, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${nombre} template ${plantilla}`)
  await client.end()
}
