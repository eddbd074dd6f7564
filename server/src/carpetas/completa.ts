import { type Db, sentencia } from '../plataforma/db.ts'
import { ponerVencimiento } from './vencimiento.ts'

/**
 * Sets `completa` to its definition: every form of the folder sent (and what it comes to, paid), at least one document, and
 * the sketch unless the type is exempt, and an answer to each requirement that the city made obligatory: of a folder that was complete
 * once none is asked, so that one made obligatory since does not take it from the staff's lists. A form that was sent and observed since still counts: the staff's lists would
 * otherwise lose the folder that they observed. Sidewalk and elevator folders (no encomienda) are complete from the start.
 * That it changed is a line of its history: whose clock runs depends on it.
 */
const recalcular = sentencia(
  'recalcular_completa',
  `with cambiada as (
     update carpeta c set completa = d.completa
     from (
       select k.id_carpeta, k.id_encomienda_tipo is null or (
         exists (select 1 from archivo a where a.id_carpeta = k.id_carpeta and a.clase = 'DOCUMENTO')
         and (not t.requiere_croquis
           or exists (select 1 from archivo a where a.id_carpeta = k.id_carpeta and a.clase = 'CROQUIS'))
         and not exists (
           select 1 from carpeta_formulario f
           where f.id_carpeta = k.id_carpeta and (not (f.grabado or f.observado) or f.pagado < f.a_pagar))
         and (k.completa or exists (
           select 1 from tramite_historial h where h.id_carpeta = k.id_carpeta and h.evento = 'COMPLETADA'
         ) or not exists (
           select 1 from encomienda_requisito r
           where r.obligatorio and (r.id_encomienda_tipo is null or r.id_encomienda_tipo = k.id_encomienda_tipo)
             and not exists (select 1 from archivo a where a.id_carpeta = k.id_carpeta and a.id_requisito = r.id)
             and not exists (
               select 1 from requisito_no_corresponde n where n.id_carpeta = k.id_carpeta and n.id_requisito = r.id)))
       ) as completa
       from carpeta k left join encomienda_tipo t using (id_encomienda_tipo) where k.id_carpeta = any($1::integer[])
     ) d
     where c.id_carpeta = d.id_carpeta and c.completa is distinct from d.completa
     returning c.id_carpeta, c.id_persona, c.estado, c.completa
   )
   insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona, ocurrido_el)
   select id_carpeta, estado, estado, case when completa then 'COMPLETADA' else 'INCOMPLETA' end,
     coalesce(nullif(current_setting('portal.actor', true), '')::integer, id_persona), clock_timestamp()
   from cambiada returning id_carpeta as "idCarpeta"`,
)

/** Every transaction that changes a form, a file or a payment of a folder ends with it. */
export const recalcularCompleta = (tx: Db, idCarpeta: number): Promise<void> => recalcularCompletas(tx, [idCarpeta])

export async function recalcularCompletas(tx: Db, carpetas: number[]): Promise<void> {
  for (const { idCarpeta } of await recalcular(tx, carpetas)) await ponerVencimiento(tx, idCarpeta)
}
