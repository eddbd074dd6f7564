import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Numeracion } from '@catastro/domain/respaldo/numeraciones'
import type { PoolClient } from 'pg'
import { carpetaLocal } from '../../plataforma/archivos/carpetaLocal.ts'
import type { DbRaiz } from '../../plataforma/base/db.ts'
import { migrar } from '../../plataforma/base/migrar.ts'
import { cargar, estaVacia, sumar } from './base.ts'
import { type Orden, pasarPor } from './cifrado.ts'
import { CopiaInservible, leerArchivos, leerManifiesto, type Manifiesto } from './manifiesto.ts'
import { bytesEn, sumaDe } from './respaldar.ts'

interface Pedido {
  readonly copia: string
  /** Empty, of who will own the tables. */
  readonly dueño: DbRaiz
  /** Empty, or not there yet. */
  readonly carpeta: string
  readonly migraciones: string
  readonly descifrar: Orden | null
  /** Numbers that are known to have been given after the copy: the next ones are above. */
  readonly desde?: Readonly<Partial<Record<Numeracion, number>>>
}

export interface Revisado {
  readonly tablas: number
  readonly filas: number
  readonly archivos: number
  readonly manifiesto: Manifiesto
}

/**
 * Into an empty place, so that what was there stays until somebody has looked: the tables as the copy's migrations make them,
 * the rows, the files; each compared with what the copy says. The first start takes it from there: it knows that it was
 * restored, and numbers go on above.
 */
export async function restaurar(pedido: Pedido): Promise<Revisado> {
  const { copia, dueño, carpeta, descifrar, desde = {} } = pedido
  const manifiesto = await leerManifiesto(copia)
  if (manifiesto.cifrada && !descifrar) throw new CopiaInservible('La copia está cifrada: falta RESPALDO_DESCIFRAR')
  await exigirCarpetaVacia(carpeta)
  await conMigracionesDe(manifiesto, pedido.migraciones, async (migraciones) => {
    const client = await dueño.$client.connect()
    try {
      if (!(await estaVacia(client)))
        throw new CopiaInservible('La base de datos no está vacía: se restaura en una nueva')
      await migrar(dueño, migraciones)
      await exigirBasesEnteras(copia, manifiesto)
      await cargar(client, { ...manifiesto, lineas: (tabla) => lineasDe(copia, tabla, descifrar) })
    } finally {
      client.release()
    }
  })
  const revisado = await revisarBase(dueño, manifiesto)
  const archivos = await traerArchivos({ copia, carpeta, descifrar })
  await marcarComoCopia(carpeta, manifiesto, desde)
  return { ...revisado, archivos, manifiesto }
}

async function exigirCarpetaVacia(carpeta: string): Promise<void> {
  const hay = await readdir(carpeta).catch(() => [])
  if (hay.length > 0)
    throw new CopiaInservible(`La carpeta de archivos ${carpeta} no está vacía: se restaura en una nueva`)
}

/** A copy is of as many migrations as it says: the rest run at the first start. */
async function conMigracionesDe(
  { migraciones, portal }: Manifiesto,
  carpeta: string,
  obra: (carpeta: string) => Promise<void>,
): Promise<void> {
  const diario = JSON.parse(await readFile(join(carpeta, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] }
  if (migraciones > diario.entries.length) {
    throw new CopiaInservible(`La copia es de una versión más nueva del portal (${portal}): restáurela con esa`)
  }
  const temporal = await mkdtemp(join(tmpdir(), 'migraciones-'))
  try {
    await cp(carpeta, temporal, { recursive: true })
    const hasta = { ...diario, entries: diario.entries.slice(0, migraciones) }
    await writeFile(join(temporal, 'meta/_journal.json'), JSON.stringify(hasta))
    await obra(temporal)
  } finally {
    await rm(temporal, { recursive: true, force: true })
  }
}

/** Before a row is written. */
async function exigirBasesEnteras(copia: string, { tablas }: Manifiesto): Promise<void> {
  for (const { archivo, sha256 } of tablas) {
    const suma = await sumaDe(join(copia, archivo)).catch(() => null)
    if (suma !== sha256) throw new CopiaInservible(`La copia está dañada: ${archivo} no es lo que se guardó`)
  }
}

function lineasDe(copia: string, tabla: { esquema: string; tabla: string }, descifrar: Orden | null): Readable {
  const salida = createGunzip()
  const archivo = join(copia, `base/${tabla.esquema}.${tabla.tabla}.jsonl.gz`)
  pasarPor(descifrar, createReadStream(archivo), salida).catch((error: Error) => salida.destroy(error))
  return salida
}

/** Rows by table, and what they add up to. */
async function revisarBase(dueño: DbRaiz, { tablas }: Manifiesto) {
  const client: PoolClient = await dueño.$client.connect()
  try {
    let filas = 0
    for (const esperada of tablas) {
      const hay = await sumar(client, esperada)
      if (hay.filas !== esperada.filas || hay.suma !== esperada.suma) {
        throw new CopiaInservible(
          `${esperada.esquema}.${esperada.tabla} no quedó como en la copia: ${hay.filas} filas de ${esperada.filas}`,
        )
      }
      filas += hay.filas
    }
    return { tablas: tablas.length, filas }
  } finally {
    client.release()
  }
}

async function traerArchivos({ copia, carpeta, descifrar }: Pick<Pedido, 'copia' | 'carpeta' | 'descifrar'>) {
  const archivos = await leerArchivos(copia)
  for (const { ruta, sha256 } of archivos) {
    const camino = join(carpeta, ruta)
    await mkdir(dirname(camino), { recursive: true, mode: 0o700 })
    const resumen = createHash('sha256')
    const sumar = new Transform({
      transform: (trozo: Buffer, _, seguir) => {
        resumen.update(trozo)
        seguir(null, trozo)
      },
    })
    const guardados = createReadStream(bytesEn(dirname(copia), sha256))
    const claros = new PassThrough()
    await Promise.all([
      pasarPor(descifrar, guardados, claros),
      pipeline(claros, sumar, createWriteStream(camino, { mode: 0o600, flush: true })),
    ]).catch((error: unknown) => {
      throw new CopiaInservible(
        `No se pudo traer el archivo ${ruta}: ${error instanceof Error ? error.message : error}`,
      )
    })
    if (resumen.digest('hex') !== sha256) throw new CopiaInservible(`El archivo ${ruta} no es lo que se guardó`)
  }
  return archivos.length
}

/** A word that is not the database's: its first start takes both for what came back from a copy. */
async function marcarComoCopia(
  carpeta: string,
  { almacen: id, sabido }: Manifiesto,
  desde: NonNullable<Pedido['desde']>,
) {
  if (!id) return
  const almacen = await carpetaLocal({ carpeta, maximo: 0 })
  const numeros = { ...sabido.numeros }
  for (const [numeracion, ultimo] of Object.entries(desde)) {
    numeros[numeracion] = Math.max(numeros[numeracion] ?? 0, ultimo)
  }
  await almacen.marcar({ id, testigo: randomUUID(), sabido: { ...sabido, numeros } })
}

/** `carpeta=210`, by the short names that the command says. */
const NUMERACIONES_CORTAS = {
  carpeta: 'carpeta_id_carpeta_seq',
  operacion: 'pago_transaccion',
  pago: 'pago_id_pago_seq',
  libreDeuda: 'libre_deuda_id_libre_deuda_seq',
  certificado: 'certificado_id_certificado_seq',
  certificadoDePadron: 'certificado_de_padron_id_certificado_seq',
} as const satisfies Readonly<Record<string, Numeracion>>

export function leerDesde(textos: readonly string[]): NonNullable<Pedido['desde']> {
  return Object.fromEntries(
    textos.map((texto) => {
      const [, corta = '', numero = ''] = /^(\w+)=(\d{1,9})$/.exec(texto) ?? []
      if (!Object.hasOwn(NUMERACIONES_CORTAS, corta)) {
        throw new CopiaInservible(
          `--desde ${texto}: se escribe como carpeta=210, y puede ser ${Object.keys(NUMERACIONES_CORTAS).join(', ')}`,
        )
      }
      return [NUMERACIONES_CORTAS[corta as keyof typeof NUMERACIONES_CORTAS], Number(numero)]
    }),
  )
}
