import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { DbRaiz } from '../src/plataforma/base/db.ts'
import { alTerminar } from './alTerminar.ts'

/**
 * A copy of a test's database as it is now. What comes back puts it in its place: whoever was connected is cut, as when a city
 * restores, and connects again.
 */
export async function baseComoEra(db: DbRaiz): Promise<() => Promise<void>> {
  const nombre = String(db.$client.options.database)
  const copia = `copia_${randomBytes(6).toString('hex')}`
  await clonar(nombre, copia)
  alTerminar(() => enAdministracion(`drop database if exists ${copia} with (force)`))
  return async () => {
    await enAdministracion(`drop database ${nombre} with (force)`)
    await clonar(copia, nombre)
  }
}

/** A template must have nobody connected: pools connect again by themselves. */
async function clonar(de: string, a: string): Promise<void> {
  await enAdministracion(
    `alter database ${de} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${de}'`,
    `create database ${a} template ${de}`,
    `alter database ${de} with allow_connections true`,
  )
}

async function enAdministracion(...sentencias: string[]): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    for (const sentencia of sentencias) await client.query(sentencia)
  } finally {
    await client.end()
  }
}
