import type { Situacion } from '@catastro/domain/plazos/reglas'
import {
  type HechoDelReloj,
  type Plazo,
  type ReglasDelReloj,
  type Relojes,
  relojActual,
  relojes,
} from '@catastro/domain/plazos/relojes'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

interface PlazoDeSituacion extends Plazo {
  readonly situacion: Situacion
  readonly deEsteTipo: boolean
}

interface ParaElReloj {
  readonly hechos: (Omit<HechoDelReloj, 'ocurridoEl'> & { readonly ocurridoEl: string })[]
  readonly plazos: PlazoDeSituacion[]
  readonly noLaborables: string[]
}

// All that the clocks of some folders are read from: each one's history, its terms, and the days that do not count.
const leer = sentencia(
  'leer_relojes',
  `select c.id_carpeta as "idCarpeta", c.vence::text as vence, c.id_encomienda_tipo is not null as "conEncomienda!",
     (select json_agg(json_build_object('evento', h.evento, 'estado', e.tramite_estado, 'ocurridoEl', h.ocurrido_el,
         'hasta', h.hasta) order by h.ocurrido_el, h.id)
       from tramite_historial h join tramite_estado e on e.id_tramite_estado = h.estado_nuevo
       where h.id_carpeta = c.id_carpeta) as "hechos!",
     (select coalesce(json_agg(json_build_object('situacion', p.situacion, 'dias', p.dias, 'habiles', p.habiles,
         'deEsteTipo', p.id_encomienda_tipo is not null)), '[]')
       from plazo p where p.estado and coalesce(p.id_encomienda_tipo, c.id_encomienda_tipo, 0)
         = coalesce(c.id_encomienda_tipo, 0)) as plazos,
     (select coalesce(json_agg(n.fecha), '[]') from no_laborable n
       where n.estado and n.fecha >= (c.fecha_alta at time zone zona_de_la_ciudad())::date) as "noLaborables"
   from carpeta c where c.id_carpeta = any($1::integer[]) order by c.id_carpeta`,
  con<ParaElReloj>(),
)

/** The history of some folders, and the rules that their clocks go by. */
async function historiasDe(db: Db, idCarpetas: readonly number[]) {
  return (await leer(db, [...idCarpetas])).map(({ idCarpeta, vence, conEncomienda, hechos, plazos, noLaborables }) => {
    const historia = hechos.map((hecho): HechoDelReloj => ({ ...hecho, ocurridoEl: new Date(hecho.ocurridoEl) }))
    const plazoDe = (situacion: Situacion) => plazoQueRige(plazos, situacion)
    const reglas: ReglasDelReloj = { conEncomienda, plazoDe, noLaborables: new Set(noLaborables) }
    return { idCarpeta, guardado: vence, historia, reglas }
  })
}

/** A folder's clocks, read now; undefined for one that does not exist. */
export async function relojesDe(db: Db, idCarpeta: number): Promise<Relojes | undefined> {
  const [carpeta] = await historiasDe(db, [idCarpeta])
  return carpeta && relojes(carpeta.historia, carpeta.reglas, hoy())
}

export interface Vencimiento {
  readonly idCarpeta: number
  /** As it stands in its row. */
  readonly guardado: string | null
  /** As its history and the rules have it; null where nothing is waited for, or without a term. */
  readonly vence: string | null
}

/** When some folders fall due, counted anew. */
export const vencimientosDe = async (db: Db, idCarpetas: readonly number[]): Promise<Vencimiento[]> =>
  (await historiasDe(db, idCarpetas)).map(({ idCarpeta, guardado, historia, reglas }) => ({
    idCarpeta,
    guardado,
    vence: relojActual(historia, reglas)?.vence ?? null,
  }))

/** A type's own term goes before that of all. */
function plazoQueRige(plazos: readonly PlazoDeSituacion[], situacion: Situacion): Plazo | undefined {
  const suyos = plazos.filter((plazo) => plazo.situacion === situacion)
  const rige = suyos.find(({ deEsteTipo }) => deEsteTipo) ?? suyos[0]
  return rige && { dias: rige.dias, habiles: rige.habiles }
}

const guardar = sentencia('poner_vencimiento', 'update carpeta set vence = $2?::date where id_carpeta = $1')

/** Writes into a locked folder's row when it falls due: the lists go by it. After every line of its history that may change it. */
export async function ponerVencimiento(tx: Db, idCarpeta: number): Promise<void> {
  const [carpeta] = await vencimientosDe(tx, [idCarpeta])
  if (carpeta && carpeta.guardado !== carpeta.vence) await guardar(tx, idCarpeta, carpeta.vence)
}
