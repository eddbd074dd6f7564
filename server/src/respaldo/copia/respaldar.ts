import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { type AlmacenEntero, ArchivoInexistente } from '../../plataforma/archivos/almacen.ts'
import { TABLAS_CON_ARCHIVOS } from '../../plataforma/archivos/tablasConArchivos.ts'
import type { DbRaiz } from '../../plataforma/base/db.ts'
import { enUnaFoto, filasDe, rutasDe, secuenciasDe, situacionDe, tablasDe } from './base.ts'
import { type Orden, pasarPor } from './cifrado.ts'
import {
  type ArchivoCopiado,
  LISTA_DE_ARCHIVOS,
  leerArchivos,
  type Manifiesto,
  NOMBRE_DEL_MANIFIESTO,
  nombreDeCopia,
  ultimaCopia,
} from './manifiesto.ts'

interface Pedido {
  /** Of who owns the tables: the server's role does not read all of them. */
  readonly dueño: DbRaiz
  readonly almacen: Pick<AlmacenEntero, 'examinar'>
  /** Where copies are kept, one beside the other, with the bytes of the files that they share. */
  readonly destino: string
  /** The portal's. */
  readonly version: string
  readonly cifrar: Orden | null
}

export interface Hecha {
  readonly copia: string
  readonly manifiesto: Manifiesto
  /** Files whose bytes no earlier copy had. */
  readonly nuevos: number
}

/**
 * Database first, as it is at one moment, then the files that its rows name: what comes later belongs to the next copy, and what
 * a row lets go stays in the store for a week at least. Written aside, and called a copy once all of it is on the disk.
 */
export async function respaldar({ dueño, almacen, destino, version, cifrar }: Pedido): Promise<Hecha> {
  await mkdir(join(destino, 'archivos'), { recursive: true, mode: 0o700 })
  const aparte = join(destino, `.incompleta-${randomUUID()}`)
  await mkdir(join(aparte, 'base'), { recursive: true, mode: 0o700 })
  const client = await dueño.$client.connect()
  try {
    const { rutas, nombre, ...deLaBase } = await enUnaFoto(client, () => volcar(client, { aparte, version, cifrar }))
    const { archivos, faltan, nuevos } = await copiarArchivos({ almacen, destino, cifrar }, rutas)
    const manifiesto: Manifiesto = { ...deLaBase, archivos: archivos.length, faltan }
    await escribir(join(aparte, LISTA_DE_ARCHIVOS), archivos.map((archivo) => `${JSON.stringify(archivo)}\n`).join(''))
    await escribir(join(aparte, NOMBRE_DEL_MANIFIESTO), JSON.stringify(manifiesto, null, 1))
    const copia = join(destino, nombre)
    await rename(aparte, copia)
    await asentar(destino)
    return { copia, manifiesto, nuevos }
  } finally {
    client.release()
    await rm(aparte, { recursive: true, force: true })
  }
}

async function volcar(
  client: PoolClient,
  { aparte, version, cifrar }: { aparte: string; version: string; cifrar: Orden | null },
) {
  const { postgres, migraciones, almacen, ahora, ...sabido } = await situacionDe(client)
  const tablas: Manifiesto['tablas'][number][] = []
  for (const tabla of await tablasDe(client)) {
    const archivo = `base/${tabla.esquema}.${tabla.tabla}.jsonl.gz`
    const { lineas, copiada } = filasDe(client, tabla)
    const { sha256 } = await guardarEn(join(aparte, archivo), async (salida) => {
      const comprimidas = createGzip({ level: 6 })
      await Promise.all([pipeline(lineas, comprimidas), pasarPor(cifrar, comprimidas, salida)])
    })
    const { columnas, ...suma } = copiada()
    tablas.push({ ...suma, columnas: [...columnas], archivo, sha256 })
  }
  return {
    formato: 1 as const,
    hecha: ahora.toISOString(),
    portal: version,
    postgres,
    migraciones,
    almacen,
    sabido: { el: ahora.toISOString(), escrituras: sabido.escrituras, numeros: { ...sabido.numeros } },
    cifrada: cifrar !== null,
    tablas,
    secuencias: await secuenciasDe(client),
    rutas: await rutasDe(client, TABLAS_CON_ARCHIVOS),
    nombre: nombreDeCopia(ahora, version, postgres),
  }
}

type Deposito = Pick<Pedido, 'almacen' | 'destino' | 'cifrar'>

/** The bytes of a stored file never change: what an earlier copy has by that name is not read again. */
async function copiarArchivos(deposito: Deposito, rutas: readonly string[]) {
  const anterior = await ultimaCopia(deposito.destino)
  const conocidos = new Map((anterior ? await leerArchivos(anterior) : []).map((archivo) => [archivo.ruta, archivo]))
  const archivos: ArchivoCopiado[] = []
  const faltan: string[] = []
  let nuevos = 0
  for (const ruta of rutas) {
    const conocido = conocidos.get(ruta)
    if (conocido && (await estan(deposito.destino, conocido.sha256))) {
      archivos.push(conocido)
      continue
    }
    const copiado = await copiarArchivo(deposito, ruta)
    if (!copiado) faltan.push(ruta)
    else {
      archivos.push(copiado.archivo)
      if (copiado.nuevo) nuevos++
    }
  }
  return { archivos, faltan, nuevos }
}

/** Where the bytes with this sum are kept, for every copy. */
export const bytesEn = (destino: string, sha256: string) => join(destino, 'archivos', sha256.slice(0, 2), sha256)
const estan = (destino: string, sha256: string) =>
  stat(bytesEn(destino, sha256)).then(
    () => true,
    () => false,
  )

async function copiarArchivo({ almacen, destino, cifrar }: Deposito, ruta: string) {
  const visto = await almacen.examinar(ruta).catch((error: unknown) => {
    if (error instanceof ArchivoInexistente) return undefined
    throw error
  })
  if (!visto) return undefined
  const resumen = createHash('sha256')
  const aparte = join(destino, 'archivos', `.incompleto-${randomUUID()}`)
  const sumar = new Transform({
    transform: (trozo: Buffer, _, seguir) => {
      resumen.update(trozo)
      seguir(null, trozo)
    },
  })
  try {
    await guardarEn(aparte, async (salida) => {
      await Promise.all([pipeline(visto.contenido, sumar), pasarPor(cifrar, sumar, salida)])
    })
    const sha256 = resumen.digest('hex')
    const nuevo = !(await estan(destino, sha256))
    if (nuevo) {
      await mkdir(join(destino, 'archivos', sha256.slice(0, 2)), { recursive: true, mode: 0o700 })
      await rename(aparte, bytesEn(destino, sha256))
    }
    return { archivo: { ruta, sha256, tamano: visto.tamano }, nuevo }
  } finally {
    await rm(aparte, { force: true })
  }
}

/** What is written, on the disk, and its sum as it lies there. */
async function guardarEn(camino: string, escribirEn: (salida: ReturnType<typeof createWriteStream>) => Promise<void>) {
  await escribirEn(createWriteStream(camino, { mode: 0o600, flush: true }))
  return { sha256: await sumaDe(camino) }
}

export async function sumaDe(camino: string): Promise<string> {
  const resumen = createHash('sha256')
  for await (const trozo of createReadStream(camino) as AsyncIterable<Buffer>) resumen.update(trozo)
  return resumen.digest('hex')
}

const escribir = (camino: string, texto: string) => writeFile(camino, texto, { mode: 0o600, flush: true })

async function asentar(carpeta: string): Promise<void> {
  const abierta = await open(carpeta, 'r')
  await abierta.sync().finally(() => abierta.close())
}
