import { type Db, sentencia } from './db.ts'
import { unaFila } from './unaFila.ts'

const leer = sentencia('zona_de_la_ciudad', 'select zona_de_la_ciudad() as "zona!"')
const fijar = sentencia('fijar_zona', 'select fijar_zona($1)')
const anotar = sentencia('anotar_zona', `select cadena.anotar('ZONA', $1)`)

/**
 * The days of the statements, and of the database's own counts, are the city's, whoever asks. That it changed stands in the
 * audit: what was counted by day before was counted by the other.
 */
export async function fijarZona(dueño: Db, zona: string): Promise<void> {
  const { zona: antes } = unaFila(await leer(dueño))
  await fijar(dueño, zona)
  if (antes !== zona) await anotar(dueño, `de ${antes} a ${zona}`)
}
