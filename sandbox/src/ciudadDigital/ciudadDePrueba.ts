import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { iniciarPostgres } from '../../../server/src/plataforma/postgresEmbebido/postgresEmbebido.ts'
import { ciudadDigital, type OpcionesDeCiudadDigital } from './ciudadDigital.ts'

export const SECRETO = new Uint8Array(32).fill(7)
export const PREFIJO = '/sandbox/ciudad-digital'

/** A real database of its own, and a clock that only moves when told. */
export const abrirCiudadDePrueba = async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'ciudad-'))
  const postgres = await iniciarPostgres({ carpeta, fsync: false })
  const db = new Pool({ ...postgres.conexion, max: 10 })
  const reloj = { ahora: new Date('2026-03-02T12:00:00Z') }

  const crearApp = async (opciones: Partial<OpcionesDeCiudadDigital> = {}) => {
    const app = Fastify()
    await app.register(ciudadDigital, {
      prefix: PREFIJO,
      db,
      secreto: SECRETO,
      urlPortal: 'http://portal.test:8080',
      reloj: () => reloj.ahora,
      ...opciones,
    })
    return app
  }

  return {
    db,
    crearApp,
    adelantar: (segundos: number) => {
      reloj.ahora = new Date(reloj.ahora.getTime() + segundos * 1000)
    },
    cerrar: async () => {
      await db.end()
      await postgres.detener()
      await rm(carpeta, { recursive: true, force: true })
    },
  }
}
