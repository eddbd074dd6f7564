import { randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { type AlmacenEntero, ArchivoInexistente } from '../../plataforma/archivos/almacen.ts'
import { mientrasSeCopia } from '../../plataforma/archivos/copiaEnCurso.ts'
import { medido } from '../../plataforma/archivos/medido.ts'
import type { Objetos } from '../../plataforma/archivos/objetos.ts'
import { TABLAS_CON_ARCHIVOS } from '../../plataforma/archivos/tablasConArchivos.ts'
import type { DbRaiz } from '../../plataforma/base/db.ts'
import { enUnaFoto, filasDe, rutasDe, secuenciasDe, situacionDe, tablasDe } from './base.ts'
import { type Orden, pasarPor } from './cifrado.ts'
import {
  type ArchivoCopiado,
  bytesDe,
  type Copia,
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
  readonly deposito: Objetos
  /** The portal's. */
  readonly version: string
  readonly cifrar: Orden | null
}

export interface Hecha {
  readonly copia: Copia
  readonly manifiesto: Manifiesto
  /** Files whose bytes no earlier copy had. */
  readonly nuevos: number
}

/**
 * Database first, as it is at one moment, then the files that its rows name: what comes later belongs to the next copy, and what
 * a row lets go meanwhile stays in the store (copiaEnCurso.ts). Written aside, and called a copy once all of it is on the disk.
 */
export async function respaldar(pedido: Pedido): Promise<Hecha> {
  const client = await pedido.dueño.$client.connect()
  try {
    return await mientrasSeCopia(client, () => copiar(client, pedido))
  } finally {
    client.release()
  }
}

async function copiar(
  client: PoolClient,
  { almacen, deposito, version, cifrar }: Omit<Pedido, 'dueño'>,
): Promise<Hecha> {
  const aparte = `incompleta-${randomUUID()}/`
  try {
    const { rutas, nombre, ...deLaBase } = await enUnaFoto(client, () =>
      volcar(client, { deposito, aparte, version, cifrar }),
    )
    const { archivos, faltan, nuevos } = await copiarArchivos({ almacen, deposito, cifrar }, rutas)
    const manifiesto: Manifiesto = { ...deLaBase, archivos: archivos.length, faltan }
    const lista = archivos.map((archivo) => `${JSON.stringify(archivo)}\n`)
    await deposito.poner(`${aparte}${LISTA_DE_ARCHIVOS}`, deTexto(lista.join('')))
    await deposito.poner(`${aparte}${NOMBRE_DEL_MANIFIESTO}`, deTexto(JSON.stringify(manifiesto, null, 1)))
    await nombrar(deposito, aparte, `${nombre}/`)
    return { copia: { deposito, nombre }, manifiesto, nuevos }
  } finally {
    for (const clave of await todas(deposito, aparte).catch(() => [])) await deposito.borrar(clave).catch(() => {})
  }
}

const deTexto = (texto: string) => Readable.from([Buffer.from(texto)])

/** The manifest last: what has one is whole. */
async function nombrar(deposito: Objetos, de: string, a: string): Promise<void> {
  const claves = (await todas(deposito, de)).sort((una, otra) => Number(esManifiesto(una)) - Number(esManifiesto(otra)))
  for (const clave of claves) await deposito.mover(clave, `${a}${clave.slice(de.length)}`)
}
const esManifiesto = (clave: string) => clave.endsWith(NOMBRE_DEL_MANIFIESTO)

async function todas(deposito: Objetos, carpeta: string): Promise<string[]> {
  const claves: string[] = []
  for await (const clave of deposito.claves(carpeta)) claves.push(clave)
  return claves
}

async function volcar(
  client: PoolClient,
  { deposito, aparte, version, cifrar }: Pick<Pedido, 'deposito' | 'version' | 'cifrar'> & { aparte: string },
) {
  const { postgres, migraciones, almacen, ahora, ...sabido } = await situacionDe(client)
  const tablas: Manifiesto['tablas'][number][] = []
  for (const tabla of await tablasDe(client)) {
    const archivo = `base/${tabla.esquema}.${tabla.tabla}.jsonl.gz`
    const { lineas, copiada } = filasDe(client, tabla)
    const comprimidas = createGzip({ level: 6 })
    const [{ sha256 }] = await Promise.all([
      ponerPor(cifrar, deposito, `${aparte}${archivo}`, comprimidas),
      pipeline(lineas, comprimidas),
    ])
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

type DeArchivos = Pick<Pedido, 'almacen' | 'deposito' | 'cifrar'>

/** The bytes of a stored file never change: what an earlier copy has by that name is not read again. */
async function copiarArchivos(de: DeArchivos, rutas: readonly string[]) {
  const anterior = await ultimaCopia(de.deposito)
  const conocidos = new Map((anterior ? await leerArchivos(anterior) : []).map((archivo) => [archivo.ruta, archivo]))
  const archivos: ArchivoCopiado[] = []
  const faltan: string[] = []
  let nuevos = 0
  for (const ruta of rutas) {
    const conocido = conocidos.get(ruta)
    if (conocido && (await estan(de.deposito, conocido.sha256))) {
      archivos.push(conocido)
      continue
    }
    const copiado = await copiarArchivo(de, ruta)
    if (!copiado) faltan.push(ruta)
    else {
      archivos.push(copiado.archivo)
      if (copiado.nuevo) nuevos++
    }
  }
  return { archivos, faltan, nuevos }
}

const estan = async (deposito: Objetos, sha256: string) => (await deposito.medir(bytesDe(sha256))) !== undefined

/** Its name is its sum, which is known once it was read: until then it has another. */
async function copiarArchivo({ almacen, deposito, cifrar }: DeArchivos, ruta: string) {
  const visto = await almacen.examinar(ruta).catch((error: unknown) => {
    if (error instanceof ArchivoInexistente) return undefined
    throw error
  })
  if (!visto) return undefined
  const aparte = `archivos/incompleto-${randomUUID()}`
  const { trozos, puesto } = medido(visto.contenido)
  try {
    await ponerPor(cifrar, deposito, aparte, Readable.from(trozos))
    const { sha256, tamano } = puesto()
    const nuevo = !(await estan(deposito, sha256))
    if (nuevo) await deposito.mover(aparte, bytesDe(sha256))
    return { archivo: { ruta, sha256, tamano }, nuevo }
  } finally {
    await deposito.borrar(aparte)
  }
}

/** Answers the sum of what lies there: of the ciphered bytes, where there is a cipher. */
async function ponerPor(cifrar: Orden | null, deposito: Objetos, clave: string, contenido: Readable) {
  const salida = new PassThrough()
  const [puesto] = await Promise.all([deposito.poner(clave, salida), pasarPor(cifrar, contenido, salida)])
  return puesto
}
