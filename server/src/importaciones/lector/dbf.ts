import type { Readable } from 'node:stream'
import { Bytes, cortado } from './bytes.ts'

/** The data of a shapefile: a dBase table, in which every row takes the same bytes. */

export interface CampoDbf {
  /** As written: in which letters is not known yet. */
  readonly nombre: Buffer
  /** C text, N and F numbers, D day, L yes or no. */
  readonly tipo: string
  readonly desde: number
  readonly hasta: number
}

interface Dbf {
  readonly campos: readonly CampoDbf[]
  readonly filas: number
  /** A row as written, in its order; null where it was deleted. */
  readonly recorrer: () => AsyncGenerator<Buffer | null>
}

const CABECERA = 32
const CAMPO = 32
const LARGO_DE_NOMBRE = 11
const FIN_DE_CAMPOS = 0x0d
const BORRADA = 0x2a

export async function leerDbf(contenido: Readable): Promise<Dbf> {
  const bytes = new Bytes(contenido)
  const cabecera = await bytes.tomar(CABECERA)
  const filas = cabecera.readUInt32LE(4)
  const largoDeCabecera = cabecera.readUInt16LE(8)
  const largoDeFila = cabecera.readUInt16LE(10)
  if (largoDeCabecera <= CABECERA) throw cortado()
  const campos = leerCampos(await bytes.tomar(largoDeCabecera - CABECERA))
  if (campos.length === 0 || (campos.at(-1)?.hasta ?? 0) > largoDeFila) throw cortado()
  return {
    campos,
    filas,
    async *recorrer() {
      for (let n = 0; n < filas; n++) {
        const fila = await bytes.tomar(largoDeFila)
        yield fila[0] === BORRADA ? null : fila
      }
    },
  }
}

function leerCampos(cabecera: Buffer): CampoDbf[] {
  const campos: CampoDbf[] = []
  // A row begins with a byte that says whether it was deleted.
  let desde = 1
  for (let lugar = 0; lugar + CAMPO <= cabecera.length && cabecera[lugar] !== FIN_DE_CAMPOS; lugar += CAMPO) {
    const campo = cabecera.subarray(lugar, lugar + CAMPO)
    const hasta = desde + (campo[16] ?? 0)
    const nombre = campo.subarray(0, LARGO_DE_NOMBRE)
    const nulo = nombre.indexOf(0)
    campos.push({
      nombre: nulo < 0 ? nombre : nombre.subarray(0, nulo),
      tipo: String.fromCharCode(campo[11] ?? 0),
      desde,
      hasta,
    })
    desde = hasta
  }
  return campos
}

/** The bytes of a field, without what fills it up to its width. */
export function celdaDe(fila: Buffer, { desde, hasta }: CampoDbf): Buffer {
  let fin = hasta
  while (fin > desde && (fila[fin - 1] === 0x20 || fila[fin - 1] === 0)) fin--
  return fila.subarray(desde, fin)
}

/** Programs write 100001 as 100001.000, or as 1.00001e+005. */
export function comoNumero(texto: string): string {
  const limpio = texto.trim()
  if (limpio === '') return ''
  const numero = Number(limpio)
  return Number.isFinite(numero) ? String(numero) : /^\*+$/.test(limpio) ? '' : limpio
}
