import type { Almacen } from './almacen.ts'
import { Lector } from './lector.ts'

interface Imagen {
  readonly ruta: string
  readonly tipoMime: string
}

/** How many dots a photo has, as its header says: null for one that does not say. */
export async function puntosDe(almacen: Pick<Almacen, 'leer'>, imagen: Imagen): Promise<number | null> {
  const medidas = await medidasDe(almacen, imagen)
  return (medidas && medidas[0] * medidas[1]) || null
}

/** Of its header alone: nothing is unpacked (S-23). null for what is no image, or does not say. */
export async function medidasDe(almacen: Pick<Almacen, 'leer'>, { ruta, tipoMime }: Imagen): Promise<Medidas | null> {
  const medir = MEDIDORES[tipoMime]
  if (!medir) return null
  const contenido = await almacen.leer(ruta)
  try {
    return await medir(new Lector(contenido))
  } finally {
    contenido.destroy()
  }
}

export type Medidas = readonly [alto: number, ancho: number]

const MEDIDORES: Readonly<Record<string, (lector: Lector) => Promise<Medidas | null>>> = {
  'image/png': (lector) => medidasDePng(lector),
  'image/jpeg': (lector) => medidasDeJpeg(lector),
}

/** Its first chunk, behind eight bytes of signature. */
async function medidasDePng(lector: Lector): Promise<Medidas | null> {
  const cabeza = await lector.leer(24)
  return cabeza.length < 24 ? null : [cabeza.readUInt32BE(20), cabeza.readUInt32BE(16)]
}

const SIN_CUERPO = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8])
/** The start of a frame, of whatever coding: not the tables whose marks stand between them. */
const esMarco = (marca: number) => marca >= 0xc0 && marca <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marca)

async function medidasDeJpeg(lector: Lector): Promise<Medidas | null> {
  for (;;) {
    let [byte] = await lector.leer(1)
    while (byte !== undefined && byte !== 0xff) [byte] = await lector.leer(1)
    while (byte === 0xff) [byte] = await lector.leer(1)
    if (byte === undefined || byte === 0xda || byte === 0xd9) return null
    if (byte === 0 || SIN_CUERPO.has(byte)) continue
    const largo = await lector.leer(2)
    if (largo.length < 2) return null
    const cuerpo = await lector.leer(Math.max(0, largo.readUInt16BE() - 2))
    if (esMarco(byte)) return cuerpo.length < 5 ? null : [cuerpo.readUInt16BE(1), cuerpo.readUInt16BE(3)]
  }
}
