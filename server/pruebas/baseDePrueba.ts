import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { abrirDb, type DbRaiz } from '../src/plataforma/base/db.ts'
import { alTerminar } from './alTerminar.ts'

/** With nothing at all in it. */
export const baseEnBlanco = () => clonar('template1')
/** A database of this test file alone: migrated, with no rows. Dropped when the file ends. */
export const baseVacia = () => clonar('plantilla_vacia')
/** The same with the catalogue that every city needs. */
export const baseSembrada = () => clonar('plantilla_sembrada')
/** The same with the demo city, whose files are in the folder `archivosDeLaCiudad`. */
export const baseDeLaCiudad = () => clonar('plantilla_ciudad')

async function clonar(plantilla: string): Promise<DbRaiz> {
  const conexion = inject('postgres')
  const nombre = `prueba_${randomBytes(6).toString('hex')}`
  await enAdministracion(`create database ${nombre} template ${plantilla} strategy file_copy`)
  const db = abrirDb({ ...conexion, database: nombre })
  alTerminar(async () => {
    await db.$client.end()
    await enAdministracion(`drop database ${nombre} with (force)`)
  })
  return db
}

async function enAdministracion(sentencia: string) {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await client.query(sentencia)
  } finally {
    await client.end()
  }
}
