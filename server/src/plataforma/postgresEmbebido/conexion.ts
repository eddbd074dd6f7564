import { setTimeout as esperar } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { DUENO } from './crearDatos.ts'

export interface Conexion {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

const PUERTO = 5432

export const conexionDe = (sockets: string, clave: string): Conexion => ({
  host: sockets,
  port: PUERTO,
  user: DUENO,
  password: clave,
  database: 'catastro',
})

const consultar = async (conexion: Conexion, sql: string) => {
  const cliente = new Client({ ...conexion, connectionTimeoutMillis: 5_000 })
  // A server that goes away meanwhile shows as the failed query, not as an unhandled event.
  cliente.on('error', () => {})
  try {
    await cliente.connect()
    await cliente.query(sql)
  } finally {
    await cliente.end().catch(() => {})
  }
}

/** The code of an error that PostgreSQL itself answered; null for one of the connection. */
const sqlstateDe = (error: unknown) =>
  error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : null

const crearBase = async (conexion: Conexion) => {
  const crear = `create database ${escapeIdentifier(conexion.database)}`
  await consultar({ ...conexion, database: 'postgres' }, crear).catch((error: unknown) => {
    if (!['42P04', '23505'].includes(sqlstateDe(error) ?? '')) throw error
  })
}

/** `responde`: queries are answered. `ocupado`: it is starting, recovering or stopping. `ausente`: nobody there. */
export type Disposicion = 'responde' | 'ocupado' | 'ausente'

export const probarConexion = async (conexion: Conexion): Promise<Disposicion> => {
  try {
    await consultar(conexion, 'select 1')
    return 'responde'
  } catch (error) {
    const sqlstate = sqlstateDe(error)
    if (sqlstate === null) return 'ausente'
    if (sqlstate === '57P03' || sqlstate === '53300') return 'ocupado'
    if (sqlstate !== '3D000') throw error
    await crearBase(conexion)
    return 'responde'
  }
}

/** Waits with growing pauses, 5 to 100 ms: a start takes some 100 ms, the recovery after a crash may take longer. */
export async function* intentos(hastaMs: number) {
  const limite = performance.now() + hastaMs
  for (let pausa = 5; performance.now() < limite; pausa = Math.min(pausa * 1.5, 100)) {
    yield
    await esperar(pausa)
  }
}
