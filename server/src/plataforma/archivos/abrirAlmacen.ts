import { resolve } from 'node:path'
import type { AlmacenEntero } from './almacen.ts'
import { almacenSobre } from './almacenSobre.ts'
import { type AjustesDeS3, esDeS3 } from './lugarDeS3.ts'
import type { Objetos } from './objetos.ts'
import { objetosEnCarpeta } from './objetosEnCarpeta.ts'

/** A folder, or `s3://balde/prefijo`. Who keeps files in a folder does not load what speaks with S3. */
export async function abrirObjetos(lugar: string, s3: AjustesDeS3): Promise<Objetos> {
  if (!esDeS3(lugar)) return objetosEnCarpeta(resolve(lugar))
  const { objetosEnS3 } = await import('./objetosEnS3.ts')
  return objetosEnS3(lugar, s3)
}

/** `maximo`: bytes of one file at most. */
export const abrirAlmacen = async (lugar: string, s3: AjustesDeS3, maximo: number): Promise<AlmacenEntero> =>
  almacenSobre(await abrirObjetos(lugar, s3), maximo)
