import { type Db, sentencia } from '../base/db.ts'
import { unaFila } from '../base/unaFila.ts'

const leer = sentencia(
  'espera_del_antivirus',
  `select count(*)::integer as "cuantos!", min(pedida_el) as desde,
     coalesce(extract(epoch from now() - min(pedida_el)), 0)::double precision as "segundos!"
   from revision_de_archivo where estado = 'PENDIENTE'`,
)

/** How many files the scanner has not looked at, and since when the first of them waits. */
export const esperaDelAntivirus = async (db: Db) => unaFila(await leer(db))
