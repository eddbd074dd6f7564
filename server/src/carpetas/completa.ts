import { sentencia } from '../plataforma/db.ts'

/**
 * Sets `completa` to its definition: every form of the folder sent (and what it comes to, paid), at least one document, and
 * the sketch unless the type is exempt. A form that was sent and observed since still counts: the staff's lists would
 * otherwise lose the folder that they observed. Sidewalk and elevator folders (no encomienda) are complete from the start.
 * Every transaction that changes a form, a file or a payment of a folder ends with it.
 */
export const recalcularCompleta = sentencia(
  'recalcular_completa',
  `update carpeta c set completa = d.completa
   from (
     select k.id_carpeta, k.id_encomienda_tipo is null or (
       exists (select 1 from archivo a where a.id_carpeta = k.id_carpeta and a.clase = 'DOCUMENTO')
       and (not t.requiere_croquis
         or exists (select 1 from archivo a where a.id_carpeta = k.id_carpeta and a.clase = 'CROQUIS'))
       and not exists (
         select 1 from carpeta_formulario f
         where f.id_carpeta = k.id_carpeta and (not (f.grabado or f.observado) or f.pagado < f.a_pagar))
     ) as completa
     from carpeta k left join encomienda_tipo t using (id_encomienda_tipo) where k.id_carpeta = $1
   ) d
   where c.id_carpeta = d.id_carpeta and c.completa is distinct from d.completa`,
)
