import { createReadStream, fstatSync } from 'node:fs'
import { CORREGIR_CRS, GEOJSON_CORTADO } from '@catastro/domain/importaciones/mensajes'
import { JSONParser } from '@streamparser/json'
import { type FilaDeTabla, FORMA } from './fila.ts'
import { enGrados, enGradosDesde, type Par, sistemaDe } from './posgar.ts'
import { TablaRechazada } from './topes.ts'

interface Rasgo {
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null
  readonly properties?: Readonly<Record<string, unknown>> | null
}

/**
 * A feature a row: what it says of itself, and its form in degrees. Only a piece of the file is held at a time. What its
 * coordinates are is told by them; where the file says it too, before its features or after, they must agree.
 */
export async function* leerGeojson(archivo: number): AsyncGenerator<FilaDeTabla> {
  const total = fstatSync(archivo).size
  let rasgos: Rasgo[] = []
  const lector = new JSONParser({ paths: ['$.crs.properties.name', '$.features.*'], keepStack: false })
  let primero: Par | undefined
  let convertirPar = (par: Par): Par => {
    primero ??= par
    return enGrados(par)
  }
  lector.onValue = ({ value, key }) => {
    if (key === 'name') {
      const sistema = sistemaDe(String(value))
      convertirPar = (par) => enGradosDesde(sistema, CORREGIR_CRS, par)
      if (primero) convertirPar(primero)
    } else rasgos.push(Object(value) as Rasgo)
  }
  let titulos: string[] | undefined
  let numero = 1
  let leidos = 0
  for await (const trozo of createReadStream('', { fd: archivo, start: 0 }) as AsyncIterable<Buffer>) {
    leidos += trozo.length
    lector.write(trozo)
    for (const { properties, geometry } of rasgos) {
      const dichas = properties ?? {}
      if (!titulos) {
        titulos = Object.keys(dichas).filter((nombre) => nombre !== FORMA)
        yield { numero, celdas: [...titulos, FORMA], avance: 0 }
      }
      numero++
      yield {
        numero,
        celdas: [...titulos.map((t) => comoTexto(dichas[t])), formaDe(geometry, convertirPar)],
        avance: leidos / total,
      }
    }
    rasgos = []
  }
  if (!lector.isEnded) throw new TablaRechazada(GEOJSON_CORTADO)
}

const comoTexto = (valor: unknown) => (valor === null || valor === undefined ? '' : String(valor))

const formaDe = (geometry: Rasgo['geometry'], convertirPar: (par: Par) => Par) =>
  geometry ? JSON.stringify({ type: geometry.type, coordinates: convertir(geometry.coordinates, convertirPar) }) : ''

/** Pairs, however deep they stand. Heights and measures are dropped. */
function convertir(coordenadas: unknown, convertirPar: (par: Par) => Par): unknown {
  if (!Array.isArray(coordenadas)) return coordenadas
  const [a, b]: unknown[] = coordenadas
  return typeof a === 'number' && typeof b === 'number'
    ? convertirPar([a, b])
    : coordenadas.map((parte) => convertir(parte, convertirPar))
}
