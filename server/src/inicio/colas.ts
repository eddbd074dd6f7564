import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'
import type { Cola, EnCola } from '@catastro/domain/inicio/llamadas'
import { ESTADOS_DE_LA_CIUDAD } from '@catastro/domain/plazos/reglas'
import { asignar } from '@catastro/domain/seguimiento/llamadas'
import { FILAS_AL_ALCANCE } from '@catastro/domain/tipos'
import { RESPONDIDA, SIN_INSPECTOR } from '../carpetas/tablas.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { atiende, esPersonal, type Identidad, puedeLlamar } from '../plataforma/identidad/identidad.ts'
import { TOPE } from '../plataforma/paginas/tramo.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

/**
 * A queue of what waits, the longest wait first: `desde` and `id` of at most TOPE things, walked down the index that holds
 * them. The work is the same however much waits.
 */
interface Espera {
  readonly cola: Cola
  readonly de: string
  /** False where `id` is not a folder's number. */
  readonly sonCarpetas?: false
}

const enteras = (estado: Estado) =>
  `select c.fecha_alta as desde, c.id_carpeta as id from carpeta c
   where c.borrada_el is null and c.completa and c.estado = ${ESTADOS[estado]}
   order by c.fecha_alta, c.id_carpeta limit ${TOPE}`

const EN_MANOS_DE_LA_CIUDAD = ESTADOS_DE_LA_CIUDAD.map((estado) => ESTADOS[estado]).join()
/** The first moment of the day after the last on which it was in time. */
const VENCIO = `(c.vence + 1)::timestamp at time zone zona_de_la_ciudad()`

const DE_TODOS: readonly Espera[] = [
  { cola: 'MESA', de: enteras('PRESENTADO') },
  { cola: 'INSPECCION', de: enteras('RECIBIDO MESA ENTRADAS') },
  {
    cola: 'RESPONDIDAS',
    de: `select c.fecha_alta as desde, c.id_carpeta as id from carpeta c where ${RESPONDIDA}
         order by c.fecha_alta, c.id_carpeta limit ${TOPE}`,
  },
  {
    cola: 'VENCIDAS',
    de: `select ${VENCIO} as desde, c.id_carpeta as id
         from unnest(array[${EN_MANOS_DE_LA_CIUDAD}]) as s(estado) cross join lateral (
           select c.vence, c.id_carpeta from carpeta c
           where c.borrada_el is null and c.completa and c.estado = s.estado and c.vence < $1::date
           order by c.vence, c.id_carpeta limit ${TOPE}
         ) c order by c.vence, c.id_carpeta limit ${TOPE}`,
  },
  {
    cola: 'LIBRE_DEUDA',
    de: `select l.solicitado_el as desde, l.id_libre_deuda as id from libre_deuda l where l.estado = 'SOLICITADO'
         order by l.id_libre_deuda limit ${TOPE}`,
    sonCarpetas: false,
  },
  {
    cola: 'PAGOS',
    de: `select p.creado_el as desde, p.id_pago as id from pago p where p.revision is not null
         order by p.id_pago limit ${TOPE}`,
    sonCarpetas: false,
  },
]

const SIN_ASIGNAR: Espera = {
  cola: 'SIN_ASIGNAR',
  de: `select c.fecha_alta as desde, c.id_carpeta as id from carpeta c where ${SIN_INSPECTOR}
       order by c.fecha_alta, c.id_carpeta limit ${TOPE}`,
}

const ASIGNADAS = `c.borrada_el is null and c.estado in (${EN_MANOS_DE_LA_CIUDAD})
  and c.id_inspector = (select i.id_inspector from inspector i where i.id_persona = $1)`
const MIAS: Espera = {
  cola: 'MIAS',
  de: `select c.estado_desde as desde, c.id_carpeta as id from carpeta c where ${ASIGNADAS} limit ${TOPE}`,
}
const DE_QUIEN_INSPECCIONA: readonly Espera[] = [
  MIAS,
  {
    cola: 'RESPONDIDAS',
    de: `select c.fecha_alta as desde, c.id_carpeta as id from carpeta c where ${ASIGNADAS} and c.respondida limit ${TOPE}`,
  },
  {
    cola: 'VENCIDAS',
    de: `select ${VENCIO} as desde, c.id_carpeta as id from carpeta c
         where ${ASIGNADAS} and c.completa and c.vence < $2::date limit ${TOPE}`,
  },
]

const contadas = (esperas: readonly Espera[]) =>
  esperas
    .map(
      ({ cola, de, sonCarpetas = true }) =>
        `select '${cola}' as "cola!", count(*)::integer as "cuantas!", min(q.desde) as desde,
           ${sonCarpetas ? '(array_agg(q.id order by q.desde, q.id))[1]' : 'null::integer'} as "idCarpeta" from (${de}) q`,
    )
    .join(' union all ')

const DE_COLA = con<{ cola: Cola }>()
const leerColas = sentencia('colas_de_todos', contadas(DE_TODOS), DE_COLA)
const leerSinAsignar = sentencia('cola_de_quien_asigna', contadas([SIN_ASIGNAR]), DE_COLA)
const leerMias = sentencia('colas_de_mis_carpetas', contadas([MIAS]), DE_COLA)
const leerDeQuienInspecciona = sentencia('colas_de_quien_inspecciona', contadas(DE_QUIEN_INSPECCIONA), DE_COLA)

/** What waits for the city, as far as it is this person's: all of it, what they give to others first; or the folders that they inspect. */
export async function colasDe(db: Db, quien: Identidad): Promise<EnCola[]> {
  if (!esPersonal(quien)) return []
  if (!atiende(quien)) return (await leerDeQuienInspecciona(db, quien.idPersona, hoy())).map(presentar)
  const inspecciona = quien.roles.some(({ rol }) => rol === 'INSPECTOR')
  const [todas, sinAsignar, mias] = await Promise.all([
    leerColas(db, hoy()),
    puedeLlamar(asignar, quien) ? leerSinAsignar(db) : [],
    inspecciona ? leerMias(db, quien.idPersona) : [],
  ])
  return [...mias, ...sinAsignar, ...todas].map(presentar)
}

const presentar = ({ cola, cuantas, desde, idCarpeta }: Awaited<ReturnType<typeof leerColas>>[number]): EnCola => ({
  cola,
  cuantas: Math.min(cuantas, FILAS_AL_ALCANCE),
  ...(cuantas > FILAS_AL_ALCANCE && { masDe: true as const }),
  desde: desde?.toISOString() ?? null,
  idCarpeta,
})
