import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { esNumeracion, type Numeracion } from '@catastro/domain/respaldo/numeraciones'
import type { PoolClient } from 'pg'
import { ArchivoInexistente, type Marca } from '../../plataforma/archivos/almacen.ts'
import { marcaDeAlmacen } from '../../plataforma/archivos/marcaDeAlmacen.ts'
import { medido } from '../../plataforma/archivos/medido.ts'
import type { Objetos, Puesto } from '../../plataforma/archivos/objetos.ts'
import type { DbRaiz } from '../../plataforma/base/db.ts'
import { migrar } from '../../plataforma/base/migrar.ts'
import { cargar, estaVacia, sumar } from './base.ts'
import { type Orden, pasarPor } from './cifrado.ts'
import {
  type ArchivoCopiado,
  bytesDe,
  type Copia,
  CopiaInservible,
  leerArchivos,
  leerManifiesto,
  type Manifiesto,
} from './manifiesto.ts'

interface Pedido {
  readonly copia: Copia
  /** Empty, of who will own the tables. */
  readonly dueño: DbRaiz
  /** Where the files go. Empty; or, `conservar`, with what is left of this same store. */
  readonly archivos: Objetos
  readonly conservar?: boolean
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
  const { copia, desde = {} } = pedido
  const manifiesto = await leerManifiesto(copia)
  const marca = await exigirLugar(pedido, manifiesto)
  const revisado = await restaurarBase(pedido)
  const archivos = await traerArchivos(pedido)
  await marcarComoCopia(pedido.archivos, manifiesto, [marca?.sabido?.numeros ?? {}, desde], marca)
  return { ...revisado, archivos }
}

/** The database alone. */
export async function restaurarBase({
  copia,
  dueño,
  descifrar,
  ...pedido
}: Pick<Pedido, 'copia' | 'dueño' | 'descifrar' | 'migraciones'>): Promise<Omit<Revisado, 'archivos'>> {
  const manifiesto = await leerManifiesto(copia)
  if (manifiesto.cifrada && !descifrar) throw new CopiaInservible('La copia está cifrada: falta RESPALDO_DESCIFRAR')
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
  return { ...(await revisarBase(dueño, manifiesto)), manifiesto }
}

/** So many of a copy's files, drawn at random, are what was kept. */
export async function revisarMuestra(
  { copia, descifrar }: Pick<Pedido, 'copia' | 'descifrar'>,
  cuantos: number,
): Promise<number> {
  const muestra = (await leerArchivos(copia))
    .map((archivo) => ({ archivo, azar: Math.random() }))
    .sort((uno, otro) => uno.azar - otro.azar)
    .slice(0, cuantos)
  for (const { archivo } of muestra) {
    const { contenido } = await copia.deposito.abrir(bytesDe(archivo.sha256)).catch((error: unknown) => {
      if (!(error instanceof ArchivoInexistente)) throw error
      throw new CopiaInservible(`A la copia le falta el archivo ${archivo.ruta}`)
    })
    const claros = new PassThrough()
    const { trozos, puesto } = medido(claros)
    const leer = async () => {
      for await (const _ of trozos);
    }
    await Promise.all([pasarPor(descifrar, contenido, claros), leer()])
    if (puesto().sha256 !== archivo.sha256) {
      throw new CopiaInservible(`El archivo ${archivo.ruta} no es lo que se guardó`)
    }
  }
  return muestra.length
}

/** The mark of what is there; null in an empty place. */
async function exigirLugar({ archivos, conservar = false }: Pedido, { almacen }: Manifiesto): Promise<Marca | null> {
  const marca = await marcaDeAlmacen(archivos).marca()
  if (conservar) {
    if (marca && marca.id === almacen) return marca
    throw new CopiaInservible('--conservar-archivos: los que están ahí no son los de esta copia')
  }
  for await (const _ of archivos.claves('')) {
    throw new CopiaInservible(
      'El lugar de los archivos no está vacío: se restaura en uno nuevo, o con --conservar-archivos en lo que quedó del mismo',
    )
  }
  return null
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
async function exigirBasesEnteras(copia: Copia, { tablas }: Manifiesto): Promise<void> {
  for (const { archivo, sha256 } of tablas) {
    const suma = await sumaDe(copia.deposito, `${copia.nombre}/${archivo}`)
    if (suma?.sha256 !== sha256) throw new CopiaInservible(`La copia está dañada: ${archivo} no es lo que se guardó`)
  }
}

/** Undefined where there is nothing. */
export async function sumaDe(deposito: Objetos, clave: string): Promise<Puesto | undefined> {
  const hay = await deposito.abrir(clave).catch((error: unknown) => {
    if (error instanceof ArchivoInexistente) return undefined
    throw error
  })
  if (!hay) return undefined
  const { trozos, puesto } = medido(hay.contenido)
  for await (const _ of trozos);
  return puesto()
}

function lineasDe(
  { deposito, nombre }: Copia,
  { esquema, tabla }: { esquema: string; tabla: string },
  descifrar: Orden | null,
): Readable {
  const salida = createGunzip()
  deposito
    .abrir(`${nombre}/base/${esquema}.${tabla}.jsonl.gz`)
    .then(({ contenido }) => pasarPor(descifrar, contenido, salida))
    .catch((error: Error) => salida.destroy(error))
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

/** What is already there and is the same stays; all of it is compared. */
async function traerArchivos({ copia, archivos, conservar, descifrar }: Pedido): Promise<number> {
  const lista = await leerArchivos(copia)
  for (const archivo of lista) {
    if (conservar && (await sumaDe(archivos, archivo.ruta))?.sha256 === archivo.sha256) continue
    const puesto = await traer(archivo, { copia, archivos, descifrar }).catch((error: unknown) => {
      throw new CopiaInservible(
        `No se pudo traer el archivo ${archivo.ruta}: ${error instanceof Error ? error.message : error}`,
      )
    })
    if (puesto.sha256 !== archivo.sha256) {
      throw new CopiaInservible(`El archivo ${archivo.ruta} no es lo que se guardó`)
    }
  }
  return lista.length
}

async function traer(
  { ruta, sha256 }: ArchivoCopiado,
  { copia, archivos, descifrar }: Pick<Pedido, 'copia' | 'archivos' | 'descifrar'>,
): Promise<Puesto> {
  const { contenido, recibidoEl } = await copia.deposito.abrir(bytesDe(sha256))
  const claros = new PassThrough()
  const [puesto] = await Promise.all([
    archivos.poner(ruta, claros, { recibidoEl }),
    pasarPor(descifrar, contenido, claros),
  ])
  return puesto
}

type Numeros = Readonly<Partial<Record<string, number>>>

/** A word that is not the database's: its first start takes both for what came back from a copy. */
async function marcarComoCopia(
  archivos: Objetos,
  { almacen: id, sabido, secuencias }: Manifiesto,
  conocidos: readonly Numeros[],
  marca: Marca | null,
): Promise<void> {
  if (!id) return
  const numeros = { ...sabido.numeros }
  // As they stood when it was whole, and not when it was begun.
  const deLaCopia = Object.fromEntries(
    secuencias
      .filter(({ secuencia }) => esNumeracion(secuencia) || Object.hasOwn(sabido.numeros, secuencia))
      .map(({ secuencia, valor }) => [secuencia, Number(valor)]),
  )
  for (const [numeracion, ultimo] of [deLaCopia, ...conocidos].flatMap((unos) => Object.entries(unos))) {
    numeros[numeracion] = Math.max(numeros[numeracion] ?? 0, ultimo ?? 0)
  }
  const loUltimo = marca?.sabido && marca.sabido.escrituras > sabido.escrituras ? marca.sabido : sabido
  await marcaDeAlmacen(archivos).marcar({ id, testigo: randomUUID(), sabido: { ...loUltimo, numeros } })
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
