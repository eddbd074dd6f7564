import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { cuitDe } from './cuit.ts'
import { croquisDeManzana, fotoDeVereda } from './dibujos.ts'
import { documentoPdf } from './documentoPdf.ts'

it('un croquis es un PNG gris de 360 por 240, distinto por parcela', () => {
  const png = Buffer.from(croquisDeManzana(3))
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([360, 240, 8, 0])
  const largo = png.readUInt32BE(33)
  expect(png.subarray(37, 41).toString()).toBe('IDAT')
  expect(inflateSync(png.subarray(41, 41 + largo)).length).toBe(361 * 240)
  // What every PNG ends with: no data, 'IEND' and its known checksum.
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082')
  expect(png.equals(croquisDeManzana(4))).toBe(false)
  expect(Buffer.from(fotoDeVereda(100)).equals(fotoDeVereda(200))).toBe(false)
})

it('un documento es un PDF cuyo índice señala cada objeto', () => {
  const pdf = Buffer.from(documentoPdf(['Título (copia)', 'Padrón 100001'])).toString('latin1')
  expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
  expect(pdf).toContain('(Título \\(copia\\)) Tj')
  const indice = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  expect(pdf.slice(indice, indice + 9)).toBe('xref\n0 6\n')
  const lugares = [...pdf.slice(indice).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, lugar]) => Number(lugar))
  expect(lugares.map((lugar) => pdf.slice(lugar, lugar + 7))).toEqual([
    '1 0 obj',
    '2 0 obj',
    '3 0 obj',
    '4 0 obj',
    '5 0 obj',
  ])
})

it('un CUIT lleva su dígito verificador, y 23 donde el cálculo da 10', () => {
  expect(cuitDe('27', '30999111')).toBe('27309991112')
  expect(cuitDe('27', '5432109')).toBe('27054321096')
  expect(cuitDe('20', '11222333')).toBe('23112223339')
})
