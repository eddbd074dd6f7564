import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { CAMPOS, MIN_PARCELAS_PUBLICAS } from '@catastro/domain/datosAbiertos/reglas'
import { sumarMeses } from '@catastro/domain/estadisticas/periodo'
import { ZONA } from '@catastro/domain/zona'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Celda } from '../plataforma/planilla/planilla.ts'
import { mesesPublicados } from './resumen.ts'

// A folder counts once, in the month of its first approval, and not if it was deleted.
const delMes = sentencia(
  'permisos_publicados_de_un_mes',
  `select coalesce(g.seccion, '') as "seccion!", coalesce(g.manzana, '') as "manzana!",
     coalesce(et.encomiendatipo, u.uso, '') as "tipo!", count(*) as "cantidad!"
   from tramite_historial h join carpeta c on c.id_carpeta = h.id_carpeta and c.borrada_el is null
   left join encomienda_tipo et using (id_encomienda_tipo) left join uso u using (id_uso)
   left join lateral (
     select m.seccion, m.manzana from parcela p join manzana m using (id_manzana)
     where p.padron = c.padron
       and (select count(*) from parcela o where o.id_manzana = p.id_manzana) >= ${MIN_PARCELAS_PUBLICAS}) g on true
   where h.estado_nuevo = ${ESTADOS.APROBADO}
     and h.ocurrido_el >= $1::date::timestamp at time zone '${ZONA}' and h.ocurrido_el < $2::date::timestamp at time zone '${ZONA}'
     and not exists (select from tramite_historial a
       where a.id_carpeta = h.id_carpeta and a.estado_nuevo = h.estado_nuevo and (a.ocurrido_el, a.id) < (h.ocurrido_el, h.id))
   group by 1, 2, 3 order by 1, 2, 3`,
)

/** The titles, and then month by month. */
export async function* permisosPublicados(db: Db): AsyncGenerator<readonly Celda[]> {
  yield CAMPOS.permisos.map(({ campo }) => campo)
  const { desde, hasta } = mesesPublicados()
  for (let mes = desde; mes <= hasta; mes = sumarMeses(mes, 1)) {
    const filas = await delMes(db, `${mes}-01`, `${sumarMeses(mes, 1)}-01`)
    yield* filas.map(({ seccion, manzana, tipo, cantidad }) => [mes, seccion, manzana, tipo, cantidad])
  }
}
