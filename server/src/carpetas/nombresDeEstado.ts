import { type Db, sentencia } from '../plataforma/base/db.ts'

const leer = sentencia(
  'nombres_de_estado',
  `select tramite_estado as estado, nombre_de_estado(tramite_estado) as "nombre!" from tramite_estado`,
)

/** What the city calls each state: of what is written out of the database. Statements ask its function. */
export async function nombresDeEstado(db: Db): Promise<(estado: string) => string> {
  const nombres = new Map((await leer(db)).map(({ estado, nombre }): [string, string] => [estado, nombre]))
  return (estado) => nombres.get(estado) ?? estado
}
