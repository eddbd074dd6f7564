import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import { DEL_TIMBRADO } from '@catastro/domain/carpetas/respondidos'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { lineaDeHistoria } from './lineaDeHistoria.ts'
import { ponerVencimiento } from './vencimiento.ts'

/** Of a form `f` of a folder: what is left to pay, in pesos. */
export const DEBE = 'greatest(f.a_pagar - f.pagado, 0) / 100.0::float8'

const SU_MONTO = `case
    when l.que = 'pagar' then (select ${DEBE} from carpeta_formulario f join formulario_tipo t using (id_formulario_tipo)
      where f.id_carpeta = c.id_carpeta and t.codigo = l.codigo)
    when l.que = 'requisito' and c.timbrado > 0 and position('${DEL_TIMBRADO}' in lower(l.nombre)) > 0
      then c.timbrado / 100.0::float8 end`

/**
 * Of a folder `c`: what it lacks, as `Faltante`s (A-32, A-162). The rule stands in the database, in `lo_que_falta`; a folder is
 * complete when it gives no row. 'The documentation' is not said beside requirements that are still to be answered: it is they.
 */
export const FALTANTES = `(select coalesce(json_agg(json_strip_nulls(json_build_object('que', l.que,
    'formulario', case when l.codigo is not null
      then json_build_object('codigoFormulario', l.codigo, 'FormularioTipo', l.nombre) end,
    'requisito', case when l.id_requisito is not null
      then json_build_object('idRequisito', l.id_requisito, 'texto', l.nombre) end,
    'monto', ${SU_MONTO})) order by l.orden), '[]')
  from (select f.*, bool_or(f.id_requisito is not null) over () as papel_por_papel from lo_que_falta(c.id_carpeta) f) l
  where not (l.que = 'documento' and l.papel_por_papel))`

export const faltantesDe = async (db: Db, idCarpeta: number): Promise<Faltante[]> =>
  (await leerFaltantes(db, idCarpeta))[0]?.faltantes ?? []
const leerFaltantes = sentencia(
  'faltantes_de_carpeta',
  `select ${FALTANTES} as "faltantes!" from carpeta c where c.id_carpeta = $1`,
  con<{ faltantes: Faltante[] }>(),
)

/** That it changed is a line of its history: whose clock runs depends on it (A-187). */
const recalcular = sentencia(
  'recalcular_completa',
  `with cambiada as (
     update carpeta c set completa = d.completa
     from (select not exists (select from lo_que_falta($1)) as completa) d
     where c.id_carpeta = $1 and c.completa is distinct from d.completa
     returning c.id_carpeta, c.id_persona, c.estado, c.completa
   )
   ${lineaDeHistoria({
     de: 'cambiada',
     evento: `case when completa then 'COMPLETADA' else 'INCOMPLETA' end`,
     quien: `coalesce(nullif(current_setting('portal.actor', true), '')::integer, id_persona)`,
   })} returning id_carpeta as "idCarpeta"`,
)

/** Every transaction that changes a form, a file or a payment of a folder ends with it. */
export async function recalcularCompleta(tx: Db, idCarpeta: number): Promise<void> {
  if ((await recalcular(tx, idCarpeta)).length > 0) await ponerVencimiento(tx, idCarpeta)
}
