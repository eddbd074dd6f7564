import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { AlmacenCaido, ArchivoInexistente } from './almacen.ts'
import { type AjustesDeS3, leerLugarDeS3 } from './lugarDeS3.ts'
import { medido } from './medido.ts'
import type { Objetos } from './objetos.ts'

/** In parts of 5 MB, which is S3's least; of each upload so many are in memory at once. */
const PARTES_A_LA_VEZ = 2

const clienteDe = ({ url, region, credencial }: AjustesDeS3) =>
  new S3Client({
    region,
    ...(url !== undefined && { endpoint: url, forcePathStyle: true }),
    ...(credencial && { credentials: { accessKeyId: credencial.clave, secretAccessKey: credencial.secreto } }),
    // Each part goes signed with its SHA-256. The newer sums are unknown to servers that a city may have.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 60_000 },
  })

export function objetosEnS3(lugar: string, ajustes: AjustesDeS3): Objetos {
  const leido = leerLugarDeS3(lugar)
  if (!leido) throw new Error(`${lugar} no es un lugar de S3`)
  const { balde, prefijo } = leido
  const cliente = clienteDe(ajustes)
  const en = (clave: string) => ({ Bucket: balde, Key: `${prefijo}${clave}` })

  const borrar = async (clave: string) => {
    await cliente.send(new DeleteObjectCommand(en(clave))).catch(caido)
  }
  const listar = (carpeta: string, Delimiter?: '/') =>
    paginateListObjectsV2({ client: cliente }, { Bucket: balde, Prefix: `${prefijo}${carpeta}`, Delimiter })

  return {
    lugar: async () => `s3://${balde}/${prefijo}`,

    poner: async (clave, contenido, { maximo, recibidoEl = new Date() } = {}) => {
      const { trozos, puesto } = medido(contenido, maximo)
      let deLaFuente: Error | undefined
      const cuerpo = Readable.from(trozos).once('error', (error) => {
        deLaFuente = error
      })
      const subida = new Upload({
        client: cliente,
        queueSize: PARTES_A_LA_VEZ,
        params: { ...en(clave), Body: cuerpo, Metadata: { recibido: recibidoEl.toISOString() } },
      })
      try {
        await subida.done()
        return puesto()
      } catch (error) {
        throw deLaFuente ?? new AlmacenCaido(error)
      } finally {
        cuerpo.destroy()
      }
    },

    abrir: async (clave) => {
      const { Body, ContentLength, LastModified, Metadata } = await cliente
        .send(new GetObjectCommand(en(clave)))
        .catch(noEstaOCaido)
      if (!(Body instanceof Readable)) throw new AlmacenCaido(new Error('sin contenido'))
      const recibidoEl = new Date(Metadata?.recibido ?? LastModified ?? 0)
      return { contenido: Body, tamano: ContentLength ?? 0, recibidoEl }
    },

    medir: async (clave) => {
      const hay = await cliente.send(new HeadObjectCommand(en(clave))).catch(siNoEsta)
      return hay?.ContentLength
    },

    borrar,

    // It has no renaming: in between there are two, of the same bytes.
    mover: async (de, a) => {
      const CopySource = `${balde}/${prefijo}${de}`.split('/').map(encodeURIComponent).join('/')
      const copiado = await cliente.send(new CopyObjectCommand({ ...en(a), CopySource })).catch(siNoEsta)
      if (copiado) await borrar(de)
    },

    claves: async function* (carpeta) {
      try {
        for await (const { Contents = [] } of listar(carpeta)) {
          for (const { Key = '' } of Contents) yield Key.slice(prefijo.length)
        }
      } catch (error) {
        throw new AlmacenCaido(error)
      }
    },
    carpetas: async (carpeta) => {
      const nombres: string[] = []
      try {
        for await (const { CommonPrefixes = [] } of listar(carpeta, '/')) {
          for (const { Prefix = '' } of CommonPrefixes) nombres.push(Prefix.slice(prefijo.length + carpeta.length, -1))
        }
      } catch (error) {
        throw new AlmacenCaido(error)
      }
      return nombres
    },
  }
}

const noEsta = (error: unknown) => error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)

function caido(error: unknown): never {
  throw new AlmacenCaido(error)
}
function noEstaOCaido(error: unknown): never {
  throw noEsta(error) ? new ArchivoInexistente() : new AlmacenCaido(error)
}
function siNoEsta(error: unknown): undefined {
  if (!noEsta(error)) throw new AlmacenCaido(error)
}
