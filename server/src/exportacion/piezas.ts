import { Readable } from 'node:stream'
import { LEAME, NO_SE_PUDO_LEER, RETENIDO } from '@catastro/domain/exportacion/mensajes'
import type { ClaseDeLectura } from '@catastro/domain/llamada'
import type { PoolClient } from 'pg'
import { type Almacen, ArchivoInexistente } from '../plataforma/archivos/almacen.ts'
import { VERSION } from '../plataforma/proceso/raiz.ts'
import { conSumas, csv, deTexto, limpio, lineas, type Pieza, type Renglon } from './conSumas.ts'
import {
  type ArchivoNombrado,
  archivosDe,
  CAPAS,
  type Columna,
  columnasDe,
  empezarFoto,
  filasDe,
  geojsonDe,
  situacionDe,
  terminarFoto,
} from './leerBase.ts'
import { archivoDeTabla, type Manifiesto, NOMBRE_DEL_MANIFIESTO } from './manifiesto.ts'
import { DE_QUIENES, SE_ENTREGAN } from './tablas.ts'

interface DeDonde {
  readonly client: PoolClient
  /** Absent: without the files. */
  readonly almacen?: Pick<Almacen, 'leer'>
  mostrar(clase: ClaseDeLectura, de: readonly string[]): void
}

/** All of an export, in order. `soltar`: the database is needed no more. */
export async function piezasDe({ client, almacen, mostrar }: DeDonde, soltar: () => void): Promise<readonly Pieza[]> {
  await empezarFoto(client)
  const { hecha, ...situacion } = await situacionDe(client)
  const columnas = await columnasDe(client)
  const archivos = almacen ? (await archivosDe(client)).map((archivo) => ({ ...archivo, en: lugarDe(archivo) })) : []
  const porTabla = agrupar(columnas)
  const faltan: (readonly [string, string])[] = []
  const cuentas = new Map<string, number>()

  const deLaBase: Pieza[] = [
    ...[...porTabla].map(
      ([tabla, suyas]): Pieza => ({
        nombre: archivoDeTabla(tabla),
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
      comprimido: false,
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
    deTexto(NOMBRE_DEL_MANIFIESTO, () => `${JSON.stringify(manifiesto(), null, 1)}\n`),
  ]
  const manifiesto = (): Manifiesto => ({
    formato: 1,
    hecha: hecha.toISOString(),
    portal: VERSION,
    ...situacion,
    tablas: [...cuentas].map(([tabla, filas]) => ({ tabla, filas })),
    archivos: almacen ? archivos.length : null,
  })
  const ultimaDeLaBase = deLaBase.at(-1)?.nombre
  return conSumas(piezas, async (nombre) => {
    if (nombre !== ultimaDeLaBase) return
    await terminarFoto(client)
    soltar()
  })

  async function* filas(tabla: string, suyas: readonly Columna[]): AsyncGenerator<readonly (string | null)[]> {
    const nombres = suyas.map(({ columna }) => columna)
    yield nombres
    const deQuienes = Object.hasOwn(DE_QUIENES, tabla) ? DE_QUIENES[tabla as keyof typeof DE_QUIENES] : undefined
    const lugar = deQuienes ? nombres.indexOf(deQuienes.columna) : -1
    let filas = 0
    for await (const tanda of filasDe(client, tabla, suyas)) {
      if (deQuienes)
        mostrar(
          deQuienes.clase,
          tanda.map((fila) => fila[lugar] ?? ''),
        )
      filas += tanda.length
      yield* tanda
    }
    cuentas.set(tabla, filas)
  }
}

function agrupar(columnas: readonly Columna[]): Map<string, Columna[]> {
  const porTabla = new Map<string, Columna[]>()
  for (const columna of columnas) porTabla.set(columna.tabla, [...(porTabla.get(columna.tabla) ?? []), columna])
  return porTabla
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

function lugarDe({ tabla, ruta, idCarpeta, idArchivo, nombre }: ArchivoNombrado): string {
  if (idCarpeta === null) return `archivos/${tabla}/${limpio(ruta)}`
  return `archivos/carpeta-${idCarpeta}/${idArchivo}-${limpio(nombre ?? '')}`
}
