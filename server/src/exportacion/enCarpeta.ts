import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pieza } from './conSumas.ts'

/** Writes an export into a folder that does not hold one yet. */
export async function escribirEn(carpeta: string, piezas: readonly Pieza[]): Promise<number> {
  await mkdir(dirname(carpeta), { recursive: true })
  await mkdir(carpeta) // throws where there is one
  for (const { nombre, abrir } of piezas) {
    const destino = join(carpeta, nombre)
    await mkdir(dirname(destino), { recursive: true })
    await pipeline(await abrir(), createWriteStream(destino, { flags: 'wx' }))
  }
  return piezas.length
}
