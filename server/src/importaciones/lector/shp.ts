import type { Readable } from 'node:stream'
import { formaDemasiadoLarga, NO_SON_POLIGONOS } from '@catastro/domain/importaciones/mensajes'
import { Bytes, cortado } from './bytes.ts'
import { TablaRechazada } from './topes.ts'

/** The forms of a shapefile, as ESRI's paper of 1998 has them. Numbers of the file are big endian, those of a form little. */

type Par = readonly [number, number]

const CABECERA = 100
const CABECERA_DE_FORMA = 8
const MARCA = 9994
const SIN_FORMA = 0
/** Polygon, PolygonZ, PolygonM: heights and measures stand after the points, and are left unread. */
const POLIGONOS = [5, 15, 25]
const MAX_PUNTOS = 1000
/** A thousand points with heights and measures take 40 KB. Nothing longer is read into memory. */
const MAX_BYTES_FORMA = 1024 * 1024

interface Shp {
  /** A form's rings, in their order and turning as written; null where the record has no form. Undefined: there are no more. */
  siguiente(): Promise<readonly (readonly Par[])[] | null | undefined>
}

/** `largo`: the bytes that it has. */
export async function leerShp({
  contenido,
  bytes: largo,
}: {
  readonly contenido: Readable
  readonly bytes: number
}): Promise<Shp> {
  const bytes = new Bytes(contenido)
  const cabecera = await bytes.tomar(CABECERA)
  if (cabecera.readInt32BE(0) !== MARCA || cabecera.readInt32BE(24) * 2 > largo) throw cortado()
  if (!POLIGONOS.includes(cabecera.readInt32LE(32))) throw new TablaRechazada(NO_SON_POLIGONOS)
  let fila = 1
  return {
    async siguiente() {
      const deForma = await bytes.tomarSiHay(CABECERA_DE_FORMA)
      if (!deForma) return undefined
      fila++
      const cuantos = deForma.readInt32BE(4) * 2
      if (cuantos < 4) throw cortado()
      if (cuantos > MAX_BYTES_FORMA) throw new TablaRechazada(formaDemasiadoLarga(fila))
      return anillosDe(await bytes.tomar(cuantos), fila)
    },
  }
}

/** After its kind and its box come how many rings and points it has, where each ring begins, and the points. */
function anillosDe(forma: Buffer, fila: number): readonly (readonly Par[])[] | null {
  const tipo = forma.readInt32LE(0)
  if (tipo === SIN_FORMA) return null
  if (!POLIGONOS.includes(tipo)) throw new TablaRechazada(NO_SON_POLIGONOS)
  if (forma.length < 44) throw cortado()
  const [anillos, puntos] = [forma.readInt32LE(36), forma.readInt32LE(40)]
  const desde = 44 + 4 * anillos
  if (anillos < 0 || puntos < 0 || desde + 16 * puntos > forma.length) throw cortado()
  if (puntos > MAX_PUNTOS) throw new TablaRechazada(formaDemasiadoLarga(fila))
  const comienzos = Array.from({ length: anillos }, (_, n) => forma.readInt32LE(44 + 4 * n))
  return comienzos.map((comienzo, n) => {
    const fin = comienzos[n + 1] ?? puntos
    if (comienzo < 0 || comienzo >= fin || fin > puntos) throw cortado()
    return Array.from({ length: fin - comienzo }, (_, m): Par => {
      const lugar = desde + 16 * (comienzo + m)
      return [forma.readDoubleLE(lugar), forma.readDoubleLE(lugar + 8)]
    })
  })
}
