import { LRUCache } from 'lru-cache'
import { type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

/** Other filters push the oldest out. */
const CUANTAS = 500
/** When nobody joins the counts, for instance because jobs are stopped. */
const A_LO_SUMO_MS = 60_000

// Where the changes that were not joined begin; with none of them, the last that there was, negative: until it is
// committed, a change has its number taken and is not there.
const leerJunta = sentencia(
  'junta_de_las_estadisticas',
  `select coalesce((select min(id) from estadisticas.cambio), (select -last_value from estadisticas.cambio_id_seq)) as "junta!"`,
)

/**
 * What is read for each filter, kept until changes are joined to the counts again (`juntar.ts`, every 20 seconds): ten years
 * of a million folders take a quarter of a second, and five people who look at once cost what one does. One filter is read
 * at a time, so that looking never takes more than one core.
 */
export class Recordadas<F extends object, R extends object> {
  #turno: Promise<unknown> = Promise.resolve()
  readonly #leidas: LRUCache<string, R, { db: DbRaiz; filtro: F }>

  constructor(leer: (db: DbRaiz, filtro: F) => Promise<R>) {
    this.#leidas = new LRUCache({
      max: CUANTAS,
      ttl: A_LO_SUMO_MS,
      ignoreFetchAbort: true,
      fetchMethod: (_clave, _anterior, { context: { db, filtro } }) => this.#deAUna(() => leer(db, filtro)),
    })
  }

  async leer(db: DbRaiz, filtro: F): Promise<R> {
    const [fila] = await leerJunta(db)
    return this.#leidas.forceFetch(JSON.stringify([fila?.junta, hoy(), filtro]), { context: { db, filtro } })
  }

  #deAUna(obra: () => Promise<R>): Promise<R> {
    const leida = this.#turno.then(obra)
    this.#turno = leida.catch(() => {})
    return leida
  }
}
