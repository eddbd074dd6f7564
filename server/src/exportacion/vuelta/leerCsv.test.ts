import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { csv, lineas, type Renglon } from '../conSumas.ts'
import { leerCsv } from './leerCsv.ts'

async function leer(bytes: Uint8Array, deA: number): Promise<Renglon[]> {
  async function* trozos() {
    for (let lugar = 0; lugar < bytes.length; lugar += deA) yield bytes.subarray(lugar, lugar + deA)
  }
  const renglones: Renglon[] = []
  for await (const renglon of leerCsv(trozos())) renglones.push(renglon)
  return renglones
}

const DIFICILES: readonly Renglon[] = [
  ['columna', 'otra', 'y otra'],
  [null, '', 'a'],
  ['', null, null],
  ['"', '""', '"a","b"\n'],
  ['coma, salto\ny retorno\r', 'ñandú 🦙', ' espacios '],
  [null, null, null],
]

describe('leer lo que se exportó', () => {
  it.each([1, 2, 3, 7, 1000])('lo mismo que se escribió, llegue de a %i bytes o como sea', async (deA) => {
    expect(await leer(await buffer(csv(lineas(DIFICILES))), deA)).toEqual(DIFICILES)
  })

  it.each([
    ['a,b\n1,"sin cerrar\n', 'termina en la mitad de un renglón'],
    ['a,b\n1,2', 'termina en la mitad de un renglón'],
    ['a,b\n"1"x,2\n', 'tiene una celda mal cerrada'],
  ])('%j: %s', async (texto, message) => {
    await expect(leer(Buffer.from(texto), 3)).rejects.toMatchObject({ name: 'ExportacionInservible', message })
  })

  it('lo que no es UTF-8 no entra con otras letras', async () => {
    await expect(leer(Buffer.from([97, 0xff, 10]), 1)).rejects.toThrow(TypeError)
  })
})
