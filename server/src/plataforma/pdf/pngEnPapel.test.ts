import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pngEnPapel } from './pngEnPapel.ts'

const FIRMA = Buffer.from('89504e470d0a1a0a', 'hex')
const trozo = (nombre: string, datos: Uint8Array) => {
  const contenido = Buffer.concat([Buffer.from(nombre), datos])
  const [largo, suma] = [Buffer.alloc(4), Buffer.alloc(4)]
  largo.writeUInt32BE(datos.length)
  suma.writeUInt32BE(crc32(contenido))
  return Buffer.concat([largo, contenido, suma])
}

interface Png {
  readonly medidas: readonly [ancho: number, alto: number]
  readonly hondo?: number
  readonly color: number
  readonly entrelazado?: number
  /** Each with its filter before it. */
  readonly renglones: readonly (readonly number[])[]
  readonly otros?: readonly (readonly [nombre: string, bytes: readonly number[]])[]
}
const png = ({ medidas: [ancho, alto], hondo = 8, color, entrelazado = 0, renglones, otros = [] }: Png) => {
  const cabecera = Buffer.alloc(13)
  cabecera.writeUInt32BE(ancho, 0)
  cabecera.writeUInt32BE(alto, 4)
  cabecera.set([hondo, color, 0, 0, entrelazado], 8)
  return Buffer.concat([
    FIRMA,
    trozo('IHDR', cabecera),
    ...otros.map(([nombre, bytes]) => trozo(nombre, Buffer.from(bytes))),
    trozo('IDAT', deflateSync(Buffer.from(renglones.flat()))),
    trozo('IEND', Buffer.alloc(0)),
  ])
}

const LIMITES = { lado: 256, maxPuntos: 1000 }
/** Its measures, and its lines of points. */
async function leido(de: Buffer, limites = LIMITES) {
  const hecho = await pngEnPapel(de, limites)
  if (!hecho) return null
  const [ancho, alto] = [hecho.readUInt32BE(16), hecho.readUInt32BE(20)]
  expect([...hecho.subarray(24, 29)]).toEqual([8, 2, 0, 0, 0])
  const puntos = inflateSync(hecho.subarray(41, 41 + hecho.readUInt32BE(33)))
  const renglones = Array.from({ length: alto }, (_, y) => [
    ...puntos.subarray(y * (ancho * 3 + 1) + 1, (y + 1) * (ancho * 3 + 1)),
  ])
  return renglones
}

const [ROJO, BLANCO, NEGRO] = [
  [255, 0, 0],
  [255, 255, 255],
  [0, 0, 0],
]

describe('una imagen para el papel', () => {
  it('lo transparente es blanco, y lo que se ve a medias, mitad blanco', async () => {
    const renglones = [[0, ...[255, 0, 0, 255], ...[0, 0, 255, 0], ...[0, 0, 0, 51]]]
    expect(await leido(png({ medidas: [3, 1], color: 6, renglones }))).toEqual([[...ROJO, ...BLANCO, 204, 204, 204]])
  })

  it('de una paleta, con lo que de ella no se ve', async () => {
    const otros = [
      ['PLTE', [255, 0, 0, 0, 0, 0, 9, 9, 9]],
      ['tRNS', [255, 255, 0]],
    ] as const
    // Two bits each: 0, 1, 2, 0.
    const dibujo = png({ medidas: [4, 1], hondo: 2, color: 3, renglones: [[0, 0b00011000]], otros })
    expect(await leido(dibujo)).toEqual([[...ROJO, ...NEGRO, ...BLANCO, ...ROJO]])
  })

  it('en grises: de un bit, de dieciséis, y con un tono que no se ve', async () => {
    expect(await leido(png({ medidas: [3, 1], hondo: 1, color: 0, renglones: [[0, 0b01000000]] }))).toEqual([
      [...NEGRO, ...BLANCO, ...NEGRO],
    ])
    expect(await leido(png({ medidas: [1, 1], hondo: 16, color: 0, renglones: [[0, 0x80, 0x80]] }))).toEqual([
      [128, 128, 128],
    ])
    const sinVer = png({ medidas: [2, 1], color: 0, renglones: [[0, 7, 8]], otros: [['tRNS', [0, 7]]] })
    expect(await leido(sinVer)).toEqual([[...BLANCO, 8, 8, 8]])
    expect(await leido(png({ medidas: [1, 1], color: 4, renglones: [[0, 0, 0]] }))).toEqual([BLANCO])
  })

  it('con cada filtro se lee lo mismo', async () => {
    // The same two lines of greys: 10 20 30 and 12 22 33.
    const esperado = [
      [10, 10, 10, 20, 20, 20, 30, 30, 30],
      [12, 12, 12, 22, 22, 22, 33, 33, 33],
    ]
    for (const segundo of [
      [0, 12, 22, 33],
      [1, 12, 10, 11],
      [2, 2, 2, 3],
      [3, 7, 6, 7],
      [4, 2, 2, 3],
    ]) {
      const dibujo = png({ medidas: [3, 2], color: 0, renglones: [[1, 10, 10, 10], segundo] })
      expect(await leido(dibujo), `filtro ${segundo[0]}`).toEqual(esperado)
    }
  })

  it('entrelazada, cada punto queda en su lugar', async () => {
    // 3 by 3 of greys 1 to 9, by passes: (0,0); none; none; (2,0); (0,2) (2,2); (1,0) (1,2); the second line.
    const renglones = [
      [0, 1],
      [0, 3],
      [0, 7, 9],
      [0, 2],
      [0, 8],
      [0, 4, 5, 6],
    ]
    const leida = await leido(png({ medidas: [3, 3], color: 0, entrelazado: 1, renglones }))
    expect(leida?.map((renglon) => renglon.filter((_, n) => n % 3 === 0))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ])
  })

  it('la que es más larga que el lado se achica; la que no, queda', async () => {
    const dibujo = png({
      medidas: [4, 2],
      color: 0,
      renglones: [
        [0, 10, 20, 0, 0],
        [0, 30, 40, 0, 8],
      ],
    })
    expect(await leido(dibujo, { lado: 2, maxPuntos: 8 })).toEqual([[25, 25, 25, 2, 2, 2]])
    expect((await leido(dibujo, { lado: 4, maxPuntos: 8 }))?.map((renglon) => renglon.length)).toEqual([12, 12])
  })

  it.each([
    [
      'con más puntos que los que se admiten',
      png({
        medidas: [3, 3],
        color: 0,
        renglones: [
          [0, 1, 1, 1],
          [0, 1, 1, 1],
          [0, 1, 1, 1],
        ],
      }),
    ],
    ['que dice ser más chica de lo que es', png({ medidas: [2, 2], color: 0, renglones: [Array(5_000_000).fill(0)] })],
    ['que dice ser más grande', png({ medidas: [2, 2], color: 0, renglones: [[0, 1, 1]] })],
    ['de un color que no existe', png({ medidas: [1, 1], color: 5, renglones: [[0, 1]] })],
    ['sin puntos', Buffer.concat([FIRMA, trozo('IEND', Buffer.alloc(0))])],
    ['cortada', png({ medidas: [1, 1], color: 0, renglones: [[0, 1]] }).subarray(0, 50)],
    ['que no es un PNG', Buffer.from('GIF89a')],
  ])('una %s no se dibuja', async (_que, dibujo) => {
    expect(await pngEnPapel(dibujo, { lado: 256, maxPuntos: 8 })).toBeNull()
  })
})
