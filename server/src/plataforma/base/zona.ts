import { type Db, sentencia } from './db.ts'

const fijar = sentencia('fijar_zona', 'select fijar_zona($1)')

/** The days of the statements, and of the database's own counts, are the city's, whoever asks. */
export async function fijarZona(dueño: Db, zona: string): Promise<void> {
  await fijar(dueño, zona)
}
