import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { sinComprimir } from './woff.ts'

const { resolve } = createRequire(import.meta.url)
const woff = readFileSync(resolve('@fontsource/encode-sans/files/encode-sans-latin-400-normal.woff'))

/** As OpenType sums a table: of its four-byte numbers, padded with noughts. */
function suma(bytes: Buffer): number {
  const entera = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let total = 0
  for (let en = 0; en < entera.length; en += 4) total = (total + entera.readUInt32BE(en)) >>> 0
  return total
}

test('cada tabla de la letra queda como se la hizo, a múltiplos de cuatro', () => {
  const letra = sinComprimir(woff)
  const cuantas = letra.readUInt16BE(4)
  expect(cuantas).toBe(woff.readUInt16BE(12))
  for (let n = 0; n < cuantas; n += 1) {
    const en = 12 + n * 16
    const nombre = letra.toString('latin1', en, en + 4)
    const [dice, desde, largo] = [4, 8, 12].map((lugar) => letra.readUInt32BE(en + lugar)) as [number, number, number]
    expect(desde % 4, nombre).toBe(0)
    const tabla = Buffer.from(letra.subarray(desde, desde + largo))
    // The whole file's sum, written in its own table, is not of that table.
    if (nombre === 'head') tabla.writeUInt32BE(0, 8)
    expect(suma(tabla), nombre).toBe(dice)
  }
})
