import { movimientosPosibles, type Situacion } from '@catastro/domain/carpetas/movimientos'
import { type Db, sentencia } from '../plataforma/db.ts'

// Days in a step: until the next one, or until today; calendar days of the city.
const leer = sentencia(
  'seguimiento',
  `select e.tramite_estado, h.evento, h.ocurrido_el, o.oficina, h.observacion, h.expediente,
     (coalesce(lead(h.ocurrido_el) over (order by h.ocurrido_el, h.id), now()) at time zone 'America/Argentina/Tucuman')::date
       - (h.ocurrido_el at time zone 'America/Argentina/Tucuman')::date as dias
   from tramite_historial h join tramite_estado e on e.id_tramite_estado = h.estado_nuevo
     left join empleado m on m.id_persona = h.id_persona left join oficina o using (id_oficina)
   where h.id_carpeta = $1 order by h.ocurrido_el, h.id`,
)

/** A folder's history, oldest first. */
export async function historiaDe(db: Db, idCarpeta: number) {
  const pasos = await leer(db, idCarpeta)
  return pasos.map((paso) => ({
    TramiteEstado: paso.tramite_estado,
    evento: paso.evento,
    fecha: paso.ocurrido_el.toISOString(),
    oficina: paso.oficina,
    dias: paso.dias,
    observacion: paso.observacion,
    expediente: paso.expediente,
  }))
}

/** The same, and the states that may follow (forced ones are no plan, so they are left out). */
export const verSeguimiento = async (db: Db, idCarpeta: number, situacion: Situacion) => ({
  seguimiento: await historiaDe(db, idCarpeta),
  siguiente: movimientosPosibles(situacion, []).map((m) => m.estado),
})
