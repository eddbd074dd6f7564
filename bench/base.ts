import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { sembrarCiudadDemo } from '@catastro/sandbox/ciudadDemo/sembrarCiudadDemo'
import type { PoolConfig } from 'pg'
import type { Almacen } from '../server/src/plataforma/archivos/almacen.ts'
import { carpetaLocal } from '../server/src/plataforma/archivos/carpetaLocal.ts'
import { reconocerAlmacen } from '../server/src/plataforma/archivos/identidad.ts'
import { abrirDb, type DbRaiz } from '../server/src/plataforma/base/db.ts'
import { conCandado, migrar } from '../server/src/plataforma/base/migrar.ts'
import { iniciarPostgres } from '../server/src/plataforma/postgresEmbebido/postgresEmbebido.ts'
import { sembrar } from '../server/src/semilla/sembrar.ts'

const MIGRACIONES = fileURLToPath(new URL('../server/migraciones', import.meta.url))

/** The data folder of the benchmarks: DATA_DIR, or one of their own. */
export const CARPETA = resolve(process.env.DATA_DIR ?? 'data/bench')

export interface Base {
  readonly db: DbRaiz
  readonly conexion: PoolConfig
  cerrar(): Promise<void>
}

/** The database of DATABASE_URL, or the embedded one of the data folder: with schema, catalogue and demo city. */
export async function abrirBase(): Promise<Base> {
  await mkdir(CARPETA, { recursive: true })
  const { DATABASE_URL } = process.env
  const postgres = DATABASE_URL ? undefined : await iniciarPostgres({ carpeta: join(CARPETA, 'postgres') })
  const conexion: PoolConfig = postgres ? { ...postgres.conexion } : { connectionString: DATABASE_URL }
  const db = abrirDb(conexion)
  await conCandado(db, async () => {
    await migrar(db, MIGRACIONES)
    const almacen = await carpetaLocal({ carpeta: join(CARPETA, 'archivos'), maximo: MAX_BYTES_ARCHIVO })
    await reconocerAlmacen(db, almacen)
    await sembrar(db)
    await sembrarDemo(db, almacen)
  })
  return {
    db,
    conexion,
    cerrar: async () => {
      await db.$client.end()
      await postgres?.detener()
    },
  }
}

async function sembrarDemo(db: DbRaiz, almacen: Almacen): Promise<void> {
  const client = await db.$client.connect()
  try {
    await sembrarCiudadDemo(client, (contenido) => almacen.guardar(Readable.from([contenido])))
  } finally {
    client.release()
  }
}

/** Folders of the generator, apart from the demo city's. */
export async function cuantasCarpetas(db: DbRaiz): Promise<number> {
  const { rows } = await db.$client.query<{ cuenta: number }>('select count(*)::integer as cuenta from carpeta')
  return rows[0]?.cuenta ?? 0
}
