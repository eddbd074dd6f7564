import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import { LEAME, NO_SE_PUDO_LEER, RETENIDO } from '@catastro/domain/exportacion/mensajes'
import type { ClaseDeLectura } from '@catastro/domain/llamada'
import { stringify } from 'csv-stringify'
import type { PoolClient } from 'pg'
import { type Almacen, ArchivoInexistente } from '../plataforma/archivos/almacen.ts'
import {
  type ArchivoNombrado,
  archivosDe,
  CAPAS,
  type Columna,
  columnasDe,
  empezarFoto,
  filasDe,
  geojsonDe,
  terminarFoto,
} from './leerBase.ts'
import { DE_QUIENES, SE_ENTREGAN } from './tablas.ts'

/** One file of an export. They are opened one after the other, in their order: each when the one before was read to its end. */
export interface Pieza {
  readonly nombre: string
  abrir(): Promise<Readable>
}

interface DeDonde {
  readonly client: PoolClient
  /** Absent: without the files. */
  readonly almacen?: Pick<Almacen, 'leer'>
  mostrar(clase: ClaseDeLectura, de: readonly string[]): void
}

/** All of an export, in order. `soltar`: the database is needed no more. */
export async function piezasDe({ client, almacen, mostrar }: DeDonde, soltar: () => void): Promise<readonly Pieza[]> {
  await empezarFoto(client)
  const columnas = await columnasDe(client)
  const archivos = almacen ? (await archivosDe(client)).map((archivo) => ({ ...archivo, en: lugarDe(archivo) })) : []
  const porTabla = agrupar(columnas)
  const sumas: string[] = []
  const faltan: (readonly [string, string])[] = []

  const deTexto = (nombre: string, texto: () => string): Pieza => ({
    nombre,
    abrir: async () => Readable.from([texto()]),
  })
  const deLaBase: Pieza[] = [
    ...[...porTabla].map(
      ([tabla, suyas]): Pieza => ({
        nombre: `tablas/${tabla}.csv`,
        abrir: async () => csv(filas(tabla, suyas)),
      }),
    ),
    ...CAPAS.map(
      (capa): Pieza => ({ nombre: `mapa/${capa}.geojson`, abrir: async () => Readable.from(geojsonDe(client, capa)) }),
    ),
  ]

  const deArchivos = archivos.map(
    ({ ruta, en }): Pieza => ({
      nombre: en,
      abrir: async () => {
        try {
          if (!almacen) throw new ArchivoInexistente()
          return await almacen.leer(ruta)
        } catch (error) {
          // One that is gone, or that the scanner holds back, does not keep the others from going.
          faltan.push([en, error instanceof ArchivoInexistente ? NO_SE_PUDO_LEER : RETENIDO])
          return Readable.from([])
        }
      },
    }),
  )

  const piezas: Pieza[] = [
    deTexto('LEAME.txt', () => LEAME),
    { nombre: 'diccionario.csv', abrir: async () => csv(diccionario(columnas)) },
    ...deLaBase,
    ...(almacen ? [{ nombre: 'archivos.csv', abrir: async () => csv(indice(archivos)) }, ...deArchivos] : []),
    ...(almacen ? [{ nombre: 'faltan.csv', abrir: async () => csv(lineas([['archivo', 'por qué'], ...faltan])) }] : []),
  ]
  const ultimaDeLaBase = deLaBase.at(-1)?.nombre
  return [...piezas.map((pieza) => sumada(pieza)), deTexto('SHA256SUMS', () => `${sumas.join('\n')}\n`)]

  function sumada({ nombre, abrir }: Pieza): Pieza {
    return {
      nombre,
      abrir: async () => {
        const resumen = createHash('sha256')
        const salida = new Transform({
          transform(trozo: Buffer, _, sigue) {
            resumen.update(trozo)
            sigue(null, trozo)
          },
          // Before its reader sees the end, and opens the next.
          flush(sigue) {
            sumas.push(`${resumen.digest('hex')}  ${nombre}`)
            if (nombre !== ultimaDeLaBase) return sigue()
            terminarFoto(client).then(() => {
              soltar()
              sigue()
            }, sigue)
          },
        })
        pipeline(await abrir(), salida, () => {}) // the reader of `salida` sees the error
        return salida
      },
    }
  }

  async function* filas(tabla: string, suyas: readonly Columna[]): AsyncGenerator<readonly (string | null)[]> {
    const nombres = suyas.map(({ columna }) => columna)
    yield nombres
    const deQuienes = Object.hasOwn(DE_QUIENES, tabla) ? DE_QUIENES[tabla as keyof typeof DE_QUIENES] : undefined
    const lugar = deQuienes ? nombres.indexOf(deQuienes.columna) : -1
    for await (const tanda of filasDe(client, tabla, nombres)) {
      if (deQuienes)
        mostrar(
          deQuienes.clase,
          tanda.map((fila) => fila[lugar] ?? ''),
        )
      yield* tanda
    }
  }
}

function agrupar(columnas: readonly Columna[]): Map<string, Columna[]> {
  const porTabla = new Map<string, Columna[]>()
  for (const columna of columnas) porTabla.set(columna.tabla, [...(porTabla.get(columna.tabla) ?? []), columna])
  return porTabla
}

type Renglon = readonly (string | null)[]

async function* lineas(renglones: readonly Renglon[]): AsyncGenerator<Renglon> {
  yield* renglones
}

function* diccionarioDe(columnas: readonly Columna[]): Generator<Renglon> {
  yield ['tabla', 'qué es', 'columna', 'tipo', 'obligatoria', 'lleva a']
  for (const { tabla, columna, tipo, obligatoria, lleva } of columnas) {
    yield [tabla, SE_ENTREGAN[tabla] ?? '', columna, tipo, obligatoria ? 'si' : 'no', lleva]
  }
}
async function* diccionario(columnas: readonly Columna[]): AsyncGenerator<Renglon> {
  yield* diccionarioDe(columnas)
}

async function* indice(archivos: readonly (ArchivoNombrado & { readonly en: string })[]): AsyncGenerator<Renglon> {
  yield ['archivo', 'tabla', 'ruta', 'carpeta', 'nombre']
  for (const { en, tabla, ruta, idCarpeta, nombre } of archivos) {
    yield [en, tabla, ruta, idCarpeta === null ? null : String(idCarpeta), nombre]
  }
}

/** A value that is not there is an empty cell; an empty text is quoted. */
function csv(renglones: AsyncIterable<Renglon>): Readable {
  const salida = stringify({
    cast: { string: (texto) => (texto === '' ? { value: texto, quoted_empty: true } : texto) },
  })
  pipeline(Readable.from(renglones), salida, () => {}) // the reader of `salida` sees the error
  return salida
}

/** What no system takes in a file's name. */
const limpio = (nombre: string) => nombre.replace(/[\\/:*?"<>|\p{C}]/gu, '_').replace(/^\.+/, '_')

function lugarDe({ tabla, ruta, idCarpeta, idArchivo, nombre }: ArchivoNombrado): string {
  if (idCarpeta === null) return `archivos/${tabla}/${limpio(ruta)}`
  return `archivos/carpeta-${idCarpeta}/${idArchivo}-${limpio(nombre ?? '')}`
}
