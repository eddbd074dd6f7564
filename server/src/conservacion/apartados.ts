import type { AlmacenEntero } from '../plataforma/archivos/almacen.ts'
import { porLotes, soltados } from '../plataforma/archivos/tablasConArchivos.ts'
import type { Db } from '../plataforma/base/db.ts'

const DIA_MS = 86_400_000

/**
 * Since when each of the store's put-aside files is for the sweep to take: what a row let go, once the day that it was put aside
 * on has ended. What no row ever named stays, and is not told here.
 */
export const apartadosDe = (almacen: AlmacenEntero, db: Db) => async (): Promise<Date[]> => {
  const momentos: Date[] = []
  for await (const lote of porLotes(almacen.apartados())) {
    const dias = new Map(lote.map(({ ruta, dia }) => [ruta, dia]))
    for (const { nombre, soltadoEl } of await soltados(db, [...dias.keys()])) {
      const finDelDia = Date.parse(`${dias.get(nombre)}T00:00:00Z`) + DIA_MS
      momentos.push(new Date(Math.max(finDelDia, soltadoEl.getTime())))
    }
  }
  return momentos
}
