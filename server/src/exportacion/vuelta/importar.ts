import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { PoolClient } from 'pg'
import { verificarCadena } from '../../cadena/verificar.ts'
import { almacenSobre } from '../../plataforma/archivos/almacenSobre.ts'
import type { Objetos } from '../../plataforma/archivos/objetos.ts'
import type { DbRaiz } from '../../plataforma/base/db.ts'
import { sumaDe } from '../../respaldo/copia/restaurar.ts'
import { situacionDe } from '../leerBase.ts'
import { archivoDeTabla, SUMAS } from '../manifiesto.ts'
import { cargar, tablaConFilas, YA_TIENE } from './cargar.ts'
import { abrirExportacion, archivosDe, bytesDe, type Exportacion, loQueFalta, revisar } from './carpeta.ts'
import { ExportacionInservible } from './exportacionInservible.ts'

interface Pedido {
  readonly carpeta: string
  /** Of who owns the tables: of this version, and with nobody in it. */
  readonly dueño: DbRaiz
  /** Where the files go: nobody's, or what an import that was cut short left. */
  readonly archivos: Objetos
}

export interface Importada {
  readonly exportacion: Exportacion
  readonly filas: number
  readonly archivos: number
  /** Files that the export said it did not have. */
  readonly faltan: readonly string[]
  readonly cadena: { readonly eslabones: number; readonly punta: string; readonly rotura: string | null }
}

/**
 * An export into an empty city: asked for all that can be asked before anything is written; then the files, and only then the rows that
 * name them. Cut short, it is started again: files that are there already stay, and of the rows there are all or none.
 */
export async function importarExportacion({ carpeta, dueño, archivos }: Pedido): Promise<Importada> {
  const exportacion = await abrirExportacion(carpeta)
  const client = await dueño.$client.connect()
  try {
    await exigirMismaVersion(client, exportacion)
    const ocupada = await tablaConFilas(client)
    if (ocupada) throw new ExportacionInservible(YA_TIENE(ocupada))
    if (exportacion.manifiesto.archivos === null)
      throw new ExportacionInservible('La exportación es solo de los datos, sin los documentos: pídala entera')
    await revisar(exportacion)
    await exigirSinArchivosAjenos(exportacion, archivos)
    const puestos = await ponerArchivos(exportacion, archivos)
    const faltan = await loQueFalta(exportacion)
    const filas = await cargar(client, exportacion, await apunteDe(exportacion, { archivos: puestos, faltan }))
    return { exportacion, filas, archivos: puestos, faltan, cadena: await verificarCadena(dueño) }
  } finally {
    client.release()
  }
}

async function exigirMismaVersion(client: PoolClient, { manifiesto }: Exportacion): Promise<void> {
  const { migraciones, ultimaMigracion } = await situacionDe(client)
  if (manifiesto.migraciones === migraciones && manifiesto.ultimaMigracion === ultimaMigracion) return
  throw new ExportacionInservible(
    manifiesto.ultimaMigracion > ultimaMigracion
      ? `La exportación es de una versión más nueva del portal, la ${manifiesto.portal}: impórtela con esa`
      : `La exportación es de una versión anterior del portal, la ${manifiesto.portal}: instale esa, impórtela ahí, y después actualice (las migraciones corren al arrancar); o exporte otra vez con la versión de aquí`,
  )
}

async function exigirSinArchivosAjenos(exportacion: Exportacion, archivos: Objetos): Promise<void> {
  let suyas: Set<string> | undefined
  for await (const ruta of almacenSobre(archivos, 0).listar()) {
    suyas ??= await rutasDe(exportacion)
    if (!suyas.has(ruta))
      throw new ExportacionInservible('El lugar de los archivos no está vacío: se importa en uno nuevo')
  }
}

async function rutasDe(exportacion: Exportacion): Promise<Set<string>> {
  const rutas = new Set<string>()
  for await (const { ruta } of archivosDe(exportacion)) rutas.add(ruta)
  return rutas
}

/** What is already there and is the same stays. */
async function ponerArchivos(exportacion: Exportacion, archivos: Objetos): Promise<number> {
  let cuantos = 0
  for await (const { nombre, ruta } of archivosDe(exportacion)) {
    cuantos++
    if ((await sumaDe(archivos, ruta))?.sha256 === exportacion.sumas.get(nombre)) continue
    await archivos.poner(ruta, Readable.from(bytesDe(exportacion, nombre), { objectMode: false }))
  }
  return cuantos
}

/** What was loaded, table by table, with its rows and its SHA-256; and of the list of all sums, the SHA-256 that says all of it. */
async function apunteDe(
  { carpeta, manifiesto, sumas }: Exportacion,
  { archivos, faltan }: Pick<Importada, 'archivos' | 'faltan'>,
) {
  const deLasSumas = createHash('sha256')
    .update(await readFile(join(carpeta, SUMAS)))
    .digest('hex')
  const { hecha, portal, migraciones, tablas } = manifiesto
  return {
    sumas: deLasSumas,
    despues: {
      hecha,
      portal,
      migraciones,
      archivos,
      faltan: faltan.length,
      tablas: Object.fromEntries(
        tablas.map(({ tabla, filas }) => [tabla, { filas, sha256: sumas.get(archivoDeTabla(tabla)) }]),
      ),
    },
  }
}
