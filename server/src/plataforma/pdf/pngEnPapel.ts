import { setImmediate as elResto } from 'node:timers/promises'
import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'

const desarmar = promisify(inflate)
const armar = promisify(deflate)

const FIRMA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** How many samples a point has, by the kind of its colour. */
const MUESTRAS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PALETA = 3
/** Points, before whoever else waits has a turn. */
const POR_VEZ = 50_000
const ENTERA = [[0, 0, 1, 1]] as const
/** An interlaced one comes seven times, each time more of it: from which point, and how far apart. */
const EN_PASADAS = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface Cabecera {
  readonly ancho: number
  readonly alto: number
  /** Bits of a sample. */
  readonly hondo: number
  readonly color: number
  readonly entrelazado: number
}

interface Limites {
  /** Of what is given back. */
  readonly lado: number
  /** Of what comes: more than these are not unpacked. */
  readonly maxPuntos: number
}

/**
 * A PNG as a paper carries it: on white, and no longer than `lado`. pdfkit would unpack one with transparency again for each
 * document, and however much it unpacks to: here it is done once, and never past what its header says. Null: it is no PNG
 * that can be read.
 */
export async function pngEnPapel(png: Buffer, { lado, maxPuntos }: Limites): Promise<Buffer | null> {
  const trozos = trozosDe(png)
  const cabecera = trozos && cabeceraDe(trozos.get('IHDR'))
  if (!cabecera || cabecera.ancho * cabecera.alto > maxPuntos) return null
  const renglones = await desarmar(trozos.get('IDAT') ?? Buffer.alloc(0), {
    maxOutputLength: largoDe(cabecera) + 1,
  }).catch(() => null)
  if (renglones?.length !== largoDe(cabecera)) return null
  const papel = new Reduccion(cabecera, lado)
  const colorDe = coloresDe(cabecera, trozos)
  let cuantos = 0
  for (const [x, y, muestras] of puntosDe(cabecera, renglones)) {
    papel.agregar(x, y, colorDe(muestras))
    cuantos += 1
    if (cuantos % POR_VEZ === 0) await elResto()
  }
  return papel.comoPng()
}

/** By name; those of the points, which may be many, as one. */
function trozosDe(png: Buffer): Map<string, Buffer> | null {
  if (!png.subarray(0, 8).equals(FIRMA)) return null
  const trozos = new Map<string, Buffer[]>()
  for (let en = 8; en + 12 <= png.length; ) {
    const largo = png.readUInt32BE(en)
    const nombre = png.toString('latin1', en + 4, en + 8)
    const suyos = trozos.get(nombre) ?? []
    suyos.push(png.subarray(en + 8, en + 8 + largo))
    trozos.set(nombre, suyos)
    en += largo + 12
  }
  return new Map([...trozos].map(([nombre, partes]) => [nombre, Buffer.concat(partes)]))
}

function cabeceraDe(trozo: Buffer | undefined): Cabecera | null {
  if (trozo?.length !== 13) return null
  const [hondo = 0, color = 0, , , entrelazado = 0] = trozo.subarray(8)
  const cabecera = { ancho: trozo.readUInt32BE(0), alto: trozo.readUInt32BE(4), hondo, color, entrelazado }
  const seLee = MUESTRAS[color] !== undefined && [1, 2, 4, 8, 16].includes(hondo) && entrelazado <= 1
  return seLee && cabecera.ancho > 0 && cabecera.alto > 0 ? cabecera : null
}

const bitsDePunto = ({ color, hondo }: Cabecera) => (MUESTRAS[color] ?? 0) * hondo

/** Each pass that has points: where they stand, how many in a line, how many lines and bytes. */
const pasadasDe = (cabecera: Cabecera) =>
  (cabecera.entrelazado ? EN_PASADAS : ENTERA)
    .map(([x0, y0, dx, dy]) => {
      const [ancho, alto] = [Math.ceil((cabecera.ancho - x0) / dx), Math.ceil((cabecera.alto - y0) / dy)]
      return { x0, y0, dx, dy, ancho, alto, bytes: Math.ceil((ancho * bitsDePunto(cabecera)) / 8) }
    })
    .filter(({ ancho, alto }) => ancho > 0 && alto > 0)

/** Each line has one byte more, which says how it was filtered. */
const largoDe = (cabecera: Cabecera) =>
  pasadasDe(cabecera).reduce((suma, { alto, bytes }) => suma + alto * (bytes + 1), 0)

/** Its samples as they are stored; the same array each time. */
function* puntosDe(cabecera: Cabecera, renglones: Buffer): Generator<readonly [x: number, y: number, Uint16Array]> {
  const cuantas = MUESTRAS[cabecera.color] ?? 0
  const { hondo } = cabecera
  const muestras = new Uint16Array(cuantas)
  const atras = Math.max(1, bitsDePunto(cabecera) >> 3)
  let en = 0
  for (const { x0, y0, dx, dy, ancho, alto, bytes } of pasadasDe(cabecera)) {
    let anterior: Uint8Array = new Uint8Array(bytes)
    for (let fila = 0; fila < alto; fila++) {
      const renglon = renglones.subarray(en + 1, en + 1 + bytes)
      desfiltrar(renglones[en] ?? 0, renglon, anterior, atras)
      for (let columna = 0; columna < ancho; columna++) {
        for (let n = 0; n < cuantas; n++) muestras[n] = muestra(renglon, columna * cuantas + n, hondo)
        yield [x0 + columna * dx, y0 + fila * dy, muestras]
      }
      anterior = renglon
      en += bytes + 1
    }
  }
}

function muestra(renglon: Uint8Array, cual: number, hondo: number): number {
  if (hondo === 8) return renglon[cual] ?? 0
  if (hondo === 16) return ((renglon[2 * cual] ?? 0) << 8) | (renglon[2 * cual + 1] ?? 0)
  const bit = cual * hondo
  return ((renglon[bit >> 3] ?? 0) >> (8 - hondo - (bit & 7))) & ((1 << hondo) - 1)
}

/** In place, by the line above and the point before (https://www.w3.org/TR/png-3/#9Filters). */
function desfiltrar(filtro: number, renglon: Uint8Array, arriba: Uint8Array, atras: number): void {
  if (filtro === 0) return
  for (let n = 0; n < renglon.length; n++) {
    const [a, b, c] = [renglon[n - atras] ?? 0, arriba[n] ?? 0, arriba[n - atras] ?? 0]
    renglon[n] = (renglon[n] ?? 0) + prediccion(filtro, a, b, c)
  }
}

function prediccion(filtro: number, a: number, b: number, c: number): number {
  if (filtro === 1) return a
  if (filtro === 2) return b
  if (filtro === 3) return (a + b) >> 1
  const [deA, deB, deC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  if (deA <= deB && deA <= deC) return a
  return deB <= deC ? b : c
}

type Rgb = readonly [rojo: number, verde: number, azul: number]

/** The colour of a point on white, by its samples. */
function coloresDe({ color, hondo }: Cabecera, trozos: ReadonlyMap<string, Buffer>): (muestras: Uint16Array) => Rgb {
  const maximo = 2 ** hondo - 1
  const [paleta, transparencia] = [trozos.get('PLTE'), trozos.get('tRNS')]
  const sobreBlanco = (rojo: number, verde: number, azul: number, opaco: number): Rgb => {
    const uno = (tono: number) => 255 + (tono - 255) * opaco
    return [uno(rojo), uno(verde), uno(azul)]
  }
  if (color === PALETA)
    return ([cual = 0]) => {
      const opaco = (transparencia?.[cual] ?? 255) / 255
      const [rojo = 255, verde = 255, azul = 255] = paleta?.subarray(3 * cual, 3 * cual + 3) ?? []
      return sobreBlanco(rojo, verde, azul, opaco)
    }
  const deColor = color === 2 || color === 6
  const tonos = deColor ? 3 : 1
  const sinVer = color < 4 && transparencia && transparencia.length >= 2 * tonos ? transparencia : null
  return (muestras) => {
    const tono = (n: number) => ((muestras[deColor ? n : 0] ?? 0) * 255) / maximo
    const esLaTransparente =
      sinVer?.length && [0, 1, 2].slice(0, tonos).every((n) => muestras[n] === sinVer.readUInt16BE(2 * n))
    const opaco = esLaTransparente ? 0 : color < 4 ? 1 : (muestras[tonos] ?? 0) / maximo
    return sobreBlanco(tono(0), tono(1), tono(2), opaco)
  }
}

/** A picture that is made smaller while its points come, in any order: each of its own is the mean of those that fall on it. */
class Reduccion {
  readonly #ancho: number
  readonly #alto: number
  readonly #porX: number
  readonly #porY: number
  readonly #sumas: Float64Array
  readonly #cuantos: Uint32Array

  constructor({ ancho, alto }: Cabecera, lado: number) {
    const escala = Math.min(1, lado / Math.max(ancho, alto))
    this.#ancho = Math.max(1, Math.round(ancho * escala))
    this.#alto = Math.max(1, Math.round(alto * escala))
    this.#porX = this.#ancho / ancho
    this.#porY = this.#alto / alto
    this.#sumas = new Float64Array(this.#ancho * this.#alto * 3)
    this.#cuantos = new Uint32Array(this.#ancho * this.#alto)
  }

  agregar(x: number, y: number, color: Rgb): void {
    const lugar = Math.floor(y * this.#porY) * this.#ancho + Math.floor(x * this.#porX)
    this.#cuantos[lugar] = (this.#cuantos[lugar] ?? 0) + 1
    for (let n = 0; n < 3; n++) this.#sumas[lugar * 3 + n] = (this.#sumas[lugar * 3 + n] ?? 0) + (color[n] ?? 0)
  }

  /** Three samples of eight bits, no filter: what a PDF takes as it is. */
  async comoPng(): Promise<Buffer> {
    const largo = this.#ancho * 3 + 1
    const renglones = Buffer.alloc(largo * this.#alto)
    for (let lugar = 0; lugar < this.#cuantos.length; lugar++) {
      const en = Math.floor(lugar / this.#ancho) * largo + 1 + (lugar % this.#ancho) * 3
      for (let n = 0; n < 3; n++)
        renglones[en + n] = Math.round((this.#sumas[lugar * 3 + n] ?? 0) / (this.#cuantos[lugar] || 1))
    }
    const cabecera = Buffer.alloc(13)
    cabecera.writeUInt32BE(this.#ancho, 0)
    cabecera.writeUInt32BE(this.#alto, 4)
    cabecera.set([8, 2], 8)
    return Buffer.concat([
      FIRMA,
      trozo('IHDR', cabecera),
      trozo('IDAT', await armar(renglones)),
      trozo('IEND', Buffer.alloc(0)),
    ])
  }
}

function trozo(nombre: string, datos: Buffer): Buffer {
  const contenido = Buffer.concat([Buffer.from(nombre, 'latin1'), datos])
  const [largo, suma] = [Buffer.alloc(4), Buffer.alloc(4)]
  largo.writeUInt32BE(datos.length)
  suma.writeUInt32BE(crc32(contenido))
  return Buffer.concat([largo, contenido, suma])
}
