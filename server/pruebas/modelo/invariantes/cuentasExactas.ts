import { isDeepStrictEqual } from 'node:util'
import { contado, recontar } from '../../recuento.ts'
import type { Mesa } from '../mesa.ts'

/** Of the whole city, at the end of a game: the statistics are what its rows say, counted again. */
export async function cuentasExactas({ portal }: Mesa): Promise<void> {
  const [hay, debia] = [await contado(portal.db), await recontar(portal.db)]
  if (isDeepStrictEqual(hay, debia)) return
  const claves = [...new Set([...Object.keys(hay), ...Object.keys(debia)])].filter(
    (clave) => hay[clave] !== debia[clave],
  )
  throw new Error(`cuentasExactas: ${claves.map((c) => `${c}: ${hay[c] ?? 0} en vez de ${debia[c] ?? 0}`).join('; ')}`)
}
