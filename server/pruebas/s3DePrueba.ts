import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CreateBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import type { AjustesDeS3 } from '../src/plataforma/archivos/lugarDeS3.ts'
import { ponerPuerta } from './cortes/puerta.ts'

export interface S3DePrueba {
  readonly ajustes: AjustesDeS3
  readonly balde: string
  /** The names of the objects below a place of the bucket, without what stands before the last stroke. */
  loQueHay(lugar: string): Promise<string[]>
  /** From now on nobody answers at its address; and again. */
  caer(): Promise<void>
  volver(): Promise<void>
  cerrar(): Promise<void>
}

/** One with one empty bucket: in this process, or, in the long tests, the one at `S3_DE_PRUEBA`, http://clave:secreto@equipo:puerto. */
export const s3DePrueba = (): Promise<S3DePrueba> =>
  process.env.S3_DE_PRUEBA ? otroS3(new URL(process.env.S3_DE_PRUEBA)) : s3EnEsteProceso()

const BALDE = 'catastro'
const DE_S3RVER = '._S3rver_object'

async function s3EnEsteProceso(): Promise<S3DePrueba> {
  const carpeta = await mkdtemp(join(tmpdir(), 's3-'))
  const s3 = new S3rver({ directory: carpeta, silent: true, configureBuckets: [{ name: BALDE, configs: [] }] })
  escribirComoS3((s3 as unknown as { store: DiscoDeS3rver }).store)
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
    balde: BALDE,
    ajustes: {
      url: `http://127.0.0.1:${puerto}`,
      region: 'us-east-1',
      credencial: { clave: 'S3RVER', secreto: 'S3RVER' },
    },
    async loQueHay(lugar) {
      const entradas = await readdir(join(carpeta, BALDE, lugar), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
      return entradas
        .filter((entrada) => entrada.isFile() && entrada.name.endsWith(DE_S3RVER))
        .map(({ name }) => name.slice(0, -DE_S3RVER.length))
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

interface Objeto {
  readonly bucket: string
  readonly key: string
  readonly content: Readable | Buffer
  readonly metadata: object
}
interface Escrito {
  readonly size: number
  readonly md5: string
}
interface DiscoDeS3rver {
  getResourcePath(balde: string, clave: string | undefined, que: string): string
  listObjects(balde: string, opciones: object): Promise<unknown>
  putMetadata(balde: string, clave: string, datos: object, md5: string): Promise<void>
  putObject(objeto: Objeto): Promise<Escrito>
  putPart(balde: string, subida: string, numero: number, contenido: Readable): Promise<Escrito>
}

/**
 * s3rver 3.7 answers before the bytes are on its disk, and shows an object while another is written over it: who reads at once
 * gets a part of it, and nothing says so. S3 does neither. Its second page needs a cipher that OpenSSL 3 does not have: of more
 * than a thousand objects it answers a failure, so that here all of them are one page.
 */
function escribirComoS3(disco: DiscoDeS3rver): void {
  const listar = disco.listObjects.bind(disco)
  disco.listObjects = (balde, opciones) => listar(balde, { ...opciones, maxKeys: 1_000_000 })
  disco.putObject = async ({ bucket, key, content, metadata }) => {
    const escrito = await escribir(disco.getResourcePath(bucket, key, 'object'), content)
    await disco.putMetadata(bucket, key, metadata, escrito.md5)
    return escrito
  }
  disco.putPart = async (balde, subida, numero, contenido) => {
    const camino = join(disco.getResourcePath(balde, undefined, 'uploads'), subida, String(numero))
    const escrito = await escribir(camino, contenido)
    await writeFile(`${camino}.md5`, escrito.md5)
    return escrito
  }
}

async function escribir(camino: string, contenido: Readable | Buffer): Promise<Escrito> {
  await mkdir(dirname(camino), { recursive: true })
  const aparte = `${camino}.${randomUUID()}`
  const md5 = createHash('md5')
  let size = 0
  await pipeline(
    Buffer.isBuffer(contenido) ? Readable.from([contenido]) : contenido,
    async function* (trozos: AsyncIterable<Buffer>) {
      for await (const trozo of trozos) {
        md5.update(trozo)
        size += trozo.length
        yield trozo
      }
    },
    createWriteStream(aparte),
  )
  await rename(aparte, camino)
  return { size, md5: md5.digest('hex') }
}

let baldes = 0

/** Behind a door, so that it can be gone. */
async function otroS3({ username: clave, password: secreto, hostname, port }: URL): Promise<S3DePrueba> {
  const puerta = await ponerPuerta({ host: hostname, port: Number(port) })
  baldes += 1
  const balde = `${BALDE}-${process.pid}-${Date.now()}-${baldes}`
  const ajustes: AjustesDeS3 = {
    url: `http://127.0.0.1:${puerta.puerto}`,
    region: 'us-east-1',
    credencial: { clave, secreto },
  }
  const cliente = new S3Client({
    region: ajustes.region,
    endpoint: `http://${hostname}:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: clave, secretAccessKey: secreto },
  })
  await cliente.send(new CreateBucketCommand({ Bucket: balde }))
  return {
    balde,
    ajustes,
    async loQueHay(lugar) {
      const nombres: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: cliente },
        { Bucket: balde, Prefix: `${lugar}/` },
      )) {
        nombres.push(...Contents.map(({ Key = '' }) => basename(Key)))
      }
      return nombres
    },
    caer: puerta.cerrar,
    volver: puerta.abrir,
    cerrar: async () => {
      await puerta.cerrar()
      cliente.destroy()
    },
  }
}
