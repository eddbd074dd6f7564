import assert from 'node:assert/strict'
import { crc32, inflateRawSync } from 'node:zlib'

const FIN = 0x06054b50
const ENTRADA = 0x02014b50
const LOCAL = 0x04034b50
const COMPRIMIDA = 8

/** What a ZIP holds, read from its central directory as any program does: names with their bytes. */
export function leerZip(zip: Buffer): [nombre: string, contenido: Buffer][] {
  const fin = zip.length - 22
  assert.equal(zip.readUInt32LE(fin), FIN)
  const cuantas = zip.readUInt16LE(fin + 10)
  let lugar = zip.readUInt32LE(fin + 16)
  return Array.from({ length: cuantas }, () => {
    assert.equal(zip.readUInt32LE(lugar), ENTRADA)
    const metodo = zip.readUInt16LE(lugar + 10)
    const [crc, tamano] = [zip.readUInt32LE(lugar + 16), zip.readUInt32LE(lugar + 20)]
    const [largoNombre, largoExtra, largoNota] = [28, 30, 32].map((d) => zip.readUInt16LE(lugar + d)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(lugar + 42)
    const nombre = zip.toString('utf8', lugar + 46, lugar + 46 + largoNombre)
    lugar += 46 + largoNombre + largoExtra + largoNota

    assert.equal(zip.readUInt32LE(local), LOCAL)
    const datos = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const guardado = zip.subarray(datos, datos + tamano)
    const contenido = metodo === COMPRIMIDA ? inflateRawSync(guardado) : guardado
    assert.equal(crc32(contenido), crc)
    return [nombre, contenido]
  })
}
