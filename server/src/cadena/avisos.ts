import { SELLADO_DETENIDO, SELLADO_SIN_CORRER } from '@catastro/domain/cadena/mensajes'
import { formatoDeLaCiudad } from '@catastro/domain/zona'
import { type Db, sentencia } from '../plataforma/base/db.ts'

/** Seconds that what was written may wait for its seal before somebody should look: a big import takes minutes. */
const ESPERA_LARGA_S = 15 * 60

const edad = sentencia(
  'edad_sin_sellar',
  `select extract(epoch from now() - a.ocurrido_el)::float8 as "segundos!" from cadena.punta p
   cross join lateral (select ocurrido_el from auditoria
     where (transaccion, id) > (p.transaccion, p.id) and id > p.piso order by transaccion, id limit 1) a`,
)

/** Seconds since the oldest row without its seal was written; 0 where all have theirs. */
export async function segundosSinSellar(db: Db): Promise<number> {
  return (await edad(db))[0]?.segundos ?? 0
}

const leerLaQueDetiene = sentencia(
  'transaccion_que_detiene_el_sello',
  'select proceso, rol, base, programa, estado, abierta, preparada from cadena.la_que_detiene()',
)

const hora = formatoDeLaCiudad('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What waits too long for its seal, and the transaction that holds it: null where none is late. */
export async function selladoDetenido(db: Db) {
  const segundos = await segundosSinSellar(db)
  if (segundos <= ESPERA_LARGA_S) return null
  const minutos = Math.floor(segundos / 60)
  const [transaccion] = await leerLaQueDetiene(db)
  if (!transaccion) return { aviso: SELLADO_SIN_CORRER(minutos), transaccion: null }
  const { proceso, abierta } = transaccion
  return { aviso: SELLADO_DETENIDO(minutos, proceso, abierta && hora.format(abierta)), transaccion }
}
