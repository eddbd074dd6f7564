import { PASOS } from './cuadro.ts'
import type { Esquina, Superficie } from './dibujo.ts'

/**
 * A layer of a Mapbox Vector Tile that holds surfaces and nothing of what they are called: a tile of the whole town has ten
 * thousand of them, and the general writer takes five times as long. Layers one after the other are a tile.
 */
export function capaDeSuperficies(nombre: string, superficies: readonly Superficie[]): Buffer {
  const capa = new Escritura()
  const rasgo = new Escritura()
  const geometria = new Escritura()
  capa.numero(VERSION).numero(2).numero(NOMBRE).texto(nombre).numero(EXTENSION).numero(PASOS)
  for (const { id, anillos } of superficies) {
    trazar(geometria.vaciar(), anillos)
    rasgo.vaciar().numero(ID).numero(id).numero(TIPO).numero(DE_SUPERFICIE).numero(GEOMETRIA).parte(geometria)
    capa.numero(RASGO).parte(rasgo)
  }
  return new Escritura().numero(CAPA).parte(capa).bytes()
}

/** Field numbers, with how each is written: 0 a number, 2 a length and bytes. */
const campo = (numero: number, como: 0 | 2) => (numero << 3) | como
const CAPA = campo(3, 2)
const [VERSION, NOMBRE, RASGO, EXTENSION] = [campo(15, 0), campo(1, 2), campo(2, 2), campo(5, 0)]
const [ID, TIPO, GEOMETRIA] = [campo(1, 0), campo(3, 0), campo(4, 2)]
const DE_SUPERFICIE = 3
const orden = (cual: number, veces: number) => (veces << 3) | cual
const [IR, SEGUIR, CERRAR] = [1, 2, 7]

/** Each corner from the one before. */
function trazar(en: Escritura, anillos: readonly (readonly Esquina[])[]): void {
  let [x, y] = [0, 0]
  for (const anillo of anillos) {
    en.numero(orden(IR, 1))
    anillo.forEach((esquina, n) => {
      if (n === 1) en.numero(orden(SEGUIR, anillo.length - 1))
      en.numero(conSigno(esquina.x - x)).numero(conSigno(esquina.y - y))
      x = esquina.x
      y = esquina.y
    })
    en.numero(orden(CERRAR, 1))
  }
}
const conSigno = (n: number) => (n << 1) ^ (n >> 31)

class Escritura {
  #bytes = Buffer.allocUnsafe(1024)
  #largo = 0

  vaciar(): this {
    this.#largo = 0
    return this
  }
  /** Seven bits a byte, the low ones first. Of 32 bits at most. */
  numero(n: number): this {
    this.#reservar(5)
    let resto = n >>> 0
    while (resto > 127) {
      this.#bytes[this.#largo++] = (resto & 127) | 128
      resto >>>= 7
    }
    this.#bytes[this.#largo++] = resto
    return this
  }
  texto(texto: string): this {
    const bytes = Buffer.from(texto)
    return this.numero(bytes.length).#agregar(bytes, bytes.length)
  }
  parte(otra: Escritura): this {
    return this.numero(otra.#largo).#agregar(otra.#bytes, otra.#largo)
  }
  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#largo)
  }
  #agregar(bytes: Buffer, largo: number): this {
    this.#reservar(largo)
    bytes.copy(this.#bytes, this.#largo, 0, largo)
    this.#largo += largo
    return this
  }
  #reservar(cuantos: number): void {
    if (this.#largo + cuantos <= this.#bytes.length) return
    const mayor = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#largo + cuantos))
    this.#bytes.copy(mayor, 0, 0, this.#largo)
    this.#bytes = mayor
  }
}
