import { pasosDe } from '@catastro/domain/carpetas/historia'
import { sePide } from '@catastro/domain/carpetas/mensajes'
import { esperaPago, movimientosPosibles, type Situacion } from '@catastro/domain/carpetas/movimientos'
import { mostrarImporte } from '@catastro/domain/dinero'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

// The office of then: whoever moved it may have gone to another one since. What happened in another system was of none.
const leer = sentencia(
  'seguimiento',
  `select e.tramite_estado, h.evento, h.ocurrido_el as "ocurridoEl", o.oficina, h.observacion, h.expediente,
     k.concepto, k.monto
   from tramite_historial h join tramite_estado e on e.id_tramite_estado = h.estado_nuevo
     left join empleado m on m.id_persona = h.id_persona
     left join oficina o on o.id_oficina = case when m.id_persona is not null and h.evento <> 'IMPORTACION' then coalesce(h.en_oficina, m.id_oficina) end
     left join cobro k on k.id_carpeta = h.id_carpeta and k.pedido_el = h.ocurrido_el
   where h.id_carpeta = $1 order by h.ocurrido_el, h.id`,
)

/** A folder's history, oldest first. */
export async function historiaDe(db: Db, idCarpeta: number) {
  return pasosDe(await leer(db, idCarpeta), hoy()).map(({ movimiento, dias, notas }) => ({
    TramiteEstado: movimiento.tramite_estado,
    evento: movimiento.evento,
    fecha: movimiento.ocurridoEl.toISOString(),
    oficina: movimiento.oficina,
    dias,
    observacion: conLoQueSePide(movimiento),
    expediente: movimiento.expediente,
    notas: notas.map(({ evento, ocurridoEl, observacion }) => ({
      evento,
      fecha: ocurridoEl.toISOString(),
      texto: observacion,
    })),
  }))
}

/** What was asked to be paid, and what was written beside it. */
const conLoQueSePide = ({ observacion, concepto, monto }: Awaited<ReturnType<typeof leer>>[number]) =>
  concepto === null || monto === null
    ? observacion
    : [sePide(concepto, mostrarImporte(monto)), observacion].filter(Boolean).join('\n')

/** The same, and the states that may follow (forced ones are no plan, so they are left out). */
export const verSeguimiento = async (db: Db, idCarpeta: number, situacion: Situacion) => ({
  seguimiento: await historiaDe(db, idCarpeta),
  siguiente: [
    // Nobody of the staff moves it there: its applicant does, with the receipt.
    ...(esperaPago(situacion.estado) ? ['PAGADO' as const] : []),
    ...movimientosPosibles(situacion, []).map((m) => m.estado),
  ],
})
