import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { esRuta } from '../../plataforma/archivos/almacenSobre.ts'
import { medido } from '../../plataforma/archivos/medido.ts'
import { archivoDeTabla, Manifiesto, NOMBRE_DEL_MANIFIESTO, SUMAS } from '../manifiesto.ts'
import { SE_ENTREGAN } from '../tablas.ts'
import { ExportacionInservible } from './exportacionInservible.ts'
import { leerCsv, type Renglon } from './leerCsv.ts'

export interface Exportacion {
  readonly carpeta: string
  readonly manifiesto: Manifiesto
  /** Of each of its files, by its name. */
  readonly sumas: ReadonlyMap<string, string>
}

const ANOTADO = /^([0-9a-f]{64}) {2}(.+)$/

const DE_A_BYTES = 1 << 20

/** A folder's own: nothing that it says leads out of it. */
const esDeAdentro = (nombre: string) => !nombre.startsWith('/') && !nombre.split('/').includes('..')

async function leerTexto(carpeta: string, nombre: string): Promise<string> {
  return readFile(join(carpeta, nombre), 'utf8').catch(() => {
    throw new ExportacionInservible(
      `En ${carpeta} no hay una exportación entera: le falta ${nombre}. Exporte otra vez con esta versión`,
    )
  })
}

export async function abrirExportacion(carpeta: string): Promise<Exportacion> {
  const sumas = new Map<string, string>()
  for (const renglon of (await leerTexto(carpeta, SUMAS)).split('\n').filter(Boolean)) {
    const [, suma, nombre] = ANOTADO.exec(renglon) ?? []
    if (!suma || !nombre || !esDeAdentro(nombre)) throw new ExportacionInservible(`${SUMAS} no se puede leer`)
    sumas.set(nombre, suma)
  }
  return { carpeta, sumas, manifiesto: leerManifiesto(await leerTexto(carpeta, NOMBRE_DEL_MANIFIESTO)) }
}

function leerManifiesto(texto: string): Manifiesto {
  try {
    return Manifiesto.parse(JSON.parse(texto))
  } catch {
    throw new ExportacionInservible(`${NOMBRE_DEL_MANIFIESTO} no se puede leer`)
  }
}

/** Its bytes, and an error at their end where they are not those that were exported. */
export async function* bytesDe({ carpeta, sumas }: Exportacion, nombre: string): AsyncGenerator<Uint8Array> {
  const suma = sumas.get(nombre)
  if (suma === undefined) throw new ExportacionInservible(`${SUMAS} no nombra ${nombre}`)
  const archivo = await open(join(carpeta, nombre)).catch(() => {
    throw new ExportacionInservible(`${nombre} falta, o no se puede leer`)
  })
  try {
    const { trozos, puesto } = medido(archivo.createReadStream({ highWaterMark: DE_A_BYTES, autoClose: false }))
    yield* trozos
    if (puesto().sha256 !== suma) throw new ExportacionInservible(`${nombre} no es lo que se exportó: cambió`)
  } finally {
    await archivo.close()
  }
}

/** The rows of one of its tables, names first. */
export async function* renglonesDe(exportacion: Exportacion, nombre: string): AsyncGenerator<Renglon> {
  try {
    yield* leerCsv(bytesDe(exportacion, nombre))
  } catch (error) {
    const suya = error instanceof ExportacionInservible && error.message.startsWith(nombre)
    if (suya || !(error instanceof ExportacionInservible || error instanceof TypeError)) throw error
    // Of one that was changed, that it was says more than where it stopped making sense.
    for await (const _ of bytesDe(exportacion, nombre));
    throw new ExportacionInservible(`${nombre} no se puede leer: ${error.message}`)
  }
}

/** All of it read once, and each thing what it says that it is, before anything is written. */
export async function revisar(exportacion: Exportacion): Promise<void> {
  const { sumas, manifiesto } = exportacion
  const esperadas = new Map(manifiesto.tablas.map(({ tabla, filas }) => [archivoDeTabla(tabla), { tabla, filas }]))
  for (const tabla of Object.keys(SE_ENTREGAN)) {
    if (!esperadas.has(archivoDeTabla(tabla)) || !sumas.has(archivoDeTabla(tabla)))
      throw new ExportacionInservible(`A la exportación le falta la tabla ${tabla}`)
  }
  for (const nombre of sumas.keys()) {
    const tabla = esperadas.get(nombre)
    if (!tabla) {
      for await (const _ of bytesDe(exportacion, nombre));
      continue
    }
    let filas = -1 // without its names
    for await (const _ of renglonesDe(exportacion, nombre)) filas++
    if (filas !== tabla.filas) {
      throw new ExportacionInservible(`${nombre} tiene ${filas} filas, y ${NOMBRE_DEL_MANIFIESTO} dice ${tabla.filas}`)
    }
  }
}

export interface ArchivoExportado {
  readonly nombre: string
  readonly ruta: string
}

/** The files that it has, once for each row that names them. What `faltan.csv` says is not among them. */
export async function* archivosDe(exportacion: Exportacion): AsyncGenerator<ArchivoExportado> {
  const faltan = new Set(await loQueFalta(exportacion))
  let deNombres = true
  for await (const [nombre, , ruta] of renglonesDe(exportacion, 'archivos.csv')) {
    if (deNombres) {
      deNombres = false
      continue
    }
    if (!nombre || !ruta || !esRuta(ruta) || !esDeAdentro(nombre))
      throw new ExportacionInservible('archivos.csv nombra un archivo que ningún portal guardó')
    if (!faltan.has(nombre)) yield { nombre, ruta }
  }
}

export async function loQueFalta(exportacion: Exportacion): Promise<string[]> {
  const faltan: string[] = []
  for await (const [nombre] of renglonesDe(exportacion, 'faltan.csv')) if (nombre) faltan.push(nombre)
  return faltan.slice(1)
}
