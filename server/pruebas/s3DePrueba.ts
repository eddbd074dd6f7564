import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { AjustesDeS3 } from '../src/plataforma/archivos/lugarDeS3.ts'

export interface S3DePrueba {
  readonly ajustes: AjustesDeS3
  /** Where it keeps the objects, with names of its own. */
  readonly carpeta: string
  readonly balde: string
  /** From now on nobody answers at its address; and again. */
  caer(): Promise<void>
  volver(): Promise<void>
  cerrar(): Promise<void>
}

const BALDE = 'catastro'

/** An S3 in this process, with one bucket. */
export async function s3DePrueba(): Promise<S3DePrueba> {
  const carpeta = await mkdtemp(join(tmpdir(), 's3-'))
  const s3 = new S3rver({ directory: carpeta, silent: true, configureBuckets: [{ name: BALDE, configs: [] }] })
  await s3.configureBuckets()
  const atender = s3.callback()
  let servidor: Server
  const escuchar = (puerto: number) =>
    new Promise<number>((resolve) => {
      servidor = createServer(atender).listen(puerto, '127.0.0.1', () =>
        resolve((servidor.address() as AddressInfo).port),
      )
    })
  const cerrar = () =>
    new Promise<void>((resolve) => {
      servidor.close(() => resolve())
      servidor.closeAllConnections()
    })
  const puerto = await escuchar(0)
  return {
    carpeta,
    balde: BALDE,
    ajustes: {
      url: `http://127.0.0.1:${puerto}`,
      region: 'us-east-1',
      credencial: { clave: 'S3RVER', secreto: 'S3RVER' },
    },
    caer: cerrar,
    volver: async () => {
      await escuchar(puerto)
    },
    cerrar: async () => {
      await cerrar()
      await rm(carpeta, { recursive: true, force: true })
    },
  }
}
