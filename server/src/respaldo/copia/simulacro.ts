import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { verificarCadena } from '../../cadena/verificar.ts'
import { objetosEnCarpeta } from '../../plataforma/archivos/objetosEnCarpeta.ts'
import { abrirDb } from '../../plataforma/base/db.ts'
import { crearBase, quitarBase } from './base.ts'
import type { Orden } from './cifrado.ts'
import { type Copia, CopiaInservible } from './manifiesto.ts'
import { type Revisado, restaurar } from './restaurar.ts'

interface Pedido {
  readonly copia: Copia
  /** Of a role that may make a database. */
  readonly conexion: PoolConfig
  /** Where the files are tried. */
  readonly cerca: string
  readonly migraciones: string
  readonly descifrar: Orden | null
}

export interface Probado extends Revisado {
  readonly eslabones: number
  readonly segundos: number
}

/** Restores a copy where nobody is, compares all of it with what it says, walks the chain of its audit, and takes itself away. */
export async function probarCopia({ conexion, cerca, ...pedido }: Pedido): Promise<Probado> {
  const desde = performance.now()
  const nombre = `simulacro_${randomBytes(6).toString('hex')}`
  const administracion = abrirDb({ ...conexion, max: 1 })
  const carpeta = await mkdtemp(join(cerca, 'simulacro-'))
  try {
    const client = await administracion.$client.connect()
    try {
      await crearBase(client, nombre)
      const dueño = abrirDb({ ...deOtraBase(conexion, nombre), max: 2 })
      try {
        const revisado = await restaurar({
          ...pedido,
          dueño,
          archivos: await objetosEnCarpeta(join(carpeta, 'archivos')),
        })
        const { eslabones, rotura } = await verificarCadena(dueño)
        if (rotura) throw new CopiaInservible(`La cadena de auditoría de la copia está rota. ${rotura}`)
        return { ...revisado, eslabones, segundos: Math.round((performance.now() - desde) / 1000) }
      } finally {
        await dueño.$client.end()
        await quitarBase(client, nombre)
      }
    } finally {
      client.release()
    }
  } finally {
    await administracion.$client.end()
    await rm(carpeta, { recursive: true, force: true })
  }
}

function deOtraBase(conexion: PoolConfig, database: string): PoolConfig {
  if (conexion.connectionString === undefined) return { ...conexion, database }
  const direccion = new URL(conexion.connectionString)
  direccion.pathname = `/${database}`
  return { ...conexion, connectionString: direccion.href }
}
