import { correoDeCopiaQueNoSirve } from '@catastro/domain/respaldo/correos'
import { COPIA_QUE_NO_SIRVE, HACE_MUCHO_DE_LA_PRUEBA } from '@catastro/domain/respaldo/mensajes'
import { correoAOficina } from '../notificaciones/encolar.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'

/** What came of making a copy and restoring it where nobody is. */
export interface Comprobada {
  readonly sirve: boolean
  readonly copia: string | null
  readonly segundos: number
  readonly bytes: number | null
  /** What was checked, or what went wrong. */
  readonly detalle: string
}

const pedir = sentencia(
  'pedir_copia_probada',
  `insert into copia_probada (pedida_el) select now()
   where not exists (select 1 from copia_probada where terminada_el is null)`,
)
/** Of a process that died with it in hand, after as long as no copy takes. */
const tomar = sentencia(
  'tomar_copia_probada',
  `update copia_probada set comenzada_el = now() where id_copia_probada = (
     select id_copia_probada from copia_probada
     where terminada_el is null and (comenzada_el is null or comenzada_el < now() - interval '12 hours')
     order by pedida_el limit 1 for update skip locked)
   returning id_copia_probada as id`,
)
const soltar = sentencia(
  'soltar_copia_probada',
  'update copia_probada set comenzada_el = null where id_copia_probada = $1 and terminada_el is null',
)
const terminar = sentencia(
  'terminar_copia_probada',
  `update copia_probada set terminada_el = now(), sirve = $2, copia = $3?, segundos = $4, bytes = $5?, detalle = left($6, 1000)
   where id_copia_probada = $1`,
)

interface Nocturno {
  readonly db: DbRaiz
  /** Of the city's time, 'HH:MM'. */
  readonly hora: string
  readonly oficina: string | null
  /** Makes one and proves it, in a process of its own. */
  comprobar(fin: AbortSignal): Promise<Comprobada>
}

/** A copy each night, proved by restoring it. What it takes is long: the hour only asks for it. */
export function trabajosDeRespaldo({ db, hora, oficina, comprobar }: Nocturno): readonly Trabajo[] {
  const [horas, minutos] = hora.split(':').map(Number)
  return [
    { nombre: 'pedir-copia', cuando: `${minutos} ${horas} * * *`, obra: () => pedir(db) },
    {
      nombre: 'hacer-copia',
      cuando: { cadaSegundos: 20 },
      async obra(fin) {
        const [tomada] = await tomar(db)
        if (!tomada) return
        const hecha = await comprobar(fin).catch((error: unknown) => noSeHizo(error))
        if (fin.aborted) return soltar(db, tomada.id)
        await enTransaccion(db, null, async (tx) => {
          const { sirve, copia, segundos, bytes, detalle } = hecha
          await terminar(tx, tomada.id, sirve, copia, segundos, bytes, detalle)
          if (sirve || oficina === null) return
          await correoAOficina(tx, oficina, { motivo: 'RESPALDO', redaccion: correoDeCopiaQueNoSirve(hecha) })
        })
      },
    },
  ]
}

const noSeHizo = (error: unknown): Comprobada => ({
  sirve: false,
  copia: null,
  segundos: 0,
  bytes: null,
  detalle: error instanceof Error ? error.message : String(error),
})

const leerUltima = sentencia(
  'ultima_copia_probada',
  `select sirve as "sirve!", copia, segundos as "segundos!", bytes, detalle as "detalle!", terminada_el as "el!",
     extract(epoch from now() - (select max(terminada_el) from copia_probada where sirve))::double precision as "haceQueSirvio"
   from copia_probada where terminada_el is not null order by terminada_el desc limit 1`,
)

/** Undefined: none was made yet. */
export const ultimaComprobada = async (db: Db) => (await leerUltima(db))[0]

/** How long ago one was last made, restored and found good: never, for as long as can be. */
export const segundosDeLaProbada = async (db: Db) =>
  (await ultimaComprobada(db))?.haceQueSirvio ?? Number.POSITIVE_INFINITY

/** A night, and two hours for it. */
const HORAS = 26

/** `hora`: undefined where nobody asked for it. */
export async function avisosDeCopiasProbadas(db: Db, hora: string | undefined): Promise<string[]> {
  const ultima = await ultimaComprobada(db)
  if (ultima && !ultima.sirve) return [COPIA_QUE_NO_SIRVE(ultima.detalle)]
  if (hora === undefined || ultima === undefined) return []
  const horas = Math.floor((ultima.haceQueSirvio ?? 0) / 3600)
  return horas >= HORAS ? [HACE_MUCHO_DE_LA_PRUEBA(horas)] : []
}
