import { setTimeout as esperar } from 'node:timers/promises'
import { Client, DatabaseError, escapeIdentifier } from 'pg'
import { DUENO } from './crearDatos.ts'

export interface Conexion {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export const PUERTO = 5432

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

const crearBase = async (conexion: Conexion) => {
  const crear = `create database ${escapeIdentifier(conexion.database)}`
  await consultar({ ...conexion, database: 'postgres' }, crear).catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error
  })
}

/** `responde`: queries are answered. `ocupado`: it is starting, recovering or stopping. `ausente`: nobody there. */
export type Disposicion = 'responde' | 'ocupado' | 'ausente'

export const probarConexion = async (conexion: Conexion): Promise<Disposicion> => {
  try {
    await consultar(conexion, 'select 1')
    return 'responde'
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'ausente'
    if (error.code === '57P03' || error.code === '53300') return 'ocupado'
    if (error.code !== '3D000') throw error
    await crearBase(conexion)
    return 'responde'
  }
}

/** Waits with growing pauses, 5 to 100 ms: a start takes some 100 ms, the recovery after a crash may take longer. */
export async function* intentos(hastaMs: number) {
  const limite = Date.now() + hastaMs
  for (let pausa = 5; Date.now() < limite; pausa = Math.min(pausa * 1.5, 100)) {
    yield
    await esperar(pausa)
  }
}
