import type { Situacion } from '@catastro/domain/plazos/reglas'
import { type HechoDelReloj, type Plazo, type Relojes, relojes } from '@catastro/domain/plazos/relojes'
import { ZONA } from '@catastro/domain/zona'
import { type Db, sentencia } from '../plataforma/db.ts'
import { hoy } from '../plataforma/hoy.ts'
import { con } from '../plataforma/sentencias.ts'

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
       where n.estado and n.fecha >= (c.fecha_alta at time zone '${ZONA}')::date) as "noLaborables"
   from carpeta c where c.id_carpeta = any($1::integer[]) order by c.id_carpeta`,
  con<ParaElReloj>(),
)

export interface RelojesDeCarpeta extends Relojes {
  readonly idCarpeta: number
  /** The due date as it stands in its row. */
  readonly guardado: string | null
}

/** The clocks of some folders, read now. */
export async function relojesDe(db: Db, idCarpetas: readonly number[]): Promise<RelojesDeCarpeta[]> {
  const dia = hoy()
  return (await leer(db, [...idCarpetas])).map(
    ({ idCarpeta, vence, conEncomienda, hechos, plazos, noLaborables }): RelojesDeCarpeta => {
      const historia = hechos.map((hecho) => ({ ...hecho, ocurridoEl: new Date(hecho.ocurridoEl) }))
      const plazoDe = (situacion: Situacion) => plazoQueRige(plazos, situacion)
      const reglas = { conEncomienda, plazoDe, noLaborables: new Set(noLaborables) }
      return { idCarpeta, guardado: vence, ...relojes(historia, reglas, dia) }
    },
  )
}

/** A type's own term goes before that of all. */
function plazoQueRige(plazos: readonly PlazoDeSituacion[], situacion: Situacion): Plazo | undefined {
  const suyos = plazos.filter((plazo) => plazo.situacion === situacion)
  const rige = suyos.find(({ deEsteTipo }) => deEsteTipo) ?? suyos[0]
  return rige && { dias: rige.dias, habiles: rige.habiles }
}

const guardar = sentencia('poner_vencimiento', 'update carpeta set vence = $2?::date where id_carpeta = $1')

/** Writes into a locked folder's row when it falls due: the lists go by it. After every line of its history that may change it. */
export async function ponerVencimiento(tx: Db, idCarpeta: number): Promise<void> {
  const [reloj] = await relojesDe(tx, [idCarpeta])
  const vence = reloj?.actual?.vence ?? null
  if (reloj && reloj.guardado !== vence) await guardar(tx, idCarpeta, vence)
}
