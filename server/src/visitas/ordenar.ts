import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { ordenarVisitas } from '@catastro/domain/visitas/llamadas'
import { NO_ES_DE_ESE_DIA, NO_ES_INSPECTOR, VISITA_REPETIDA } from '@catastro/domain/visitas/mensajes'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { idInspectorDe } from './alcance.ts'
import { deQuienSon } from './lecturas.ts'

const delDia = sentencia(
  'visitas_por_ordenar',
  `select id_visita as "idVisita" from visita
   where id_inspector = $1 and dia = $2::date and modo = 'EN EL LUGAR' and estado <> 'CANCELADA'
   order by id_visita for update`,
)
const poner = sentencia(
  'ordenar_visitas',
  `update visita v set orden = n.lugar, usrmod = $4, modificado_el = clock_timestamp()
   from (select v2.id_visita, k.lugar::smallint as lugar from visita v2
     left join unnest($3::integer[]) with ordinality as k(id_visita, lugar) using (id_visita)
     where v2.id_inspector = $1 and v2.dia = $2::date and v2.modo = 'EN EL LUGAR') n
   where v.id_visita = n.id_visita and v.orden is distinct from n.lugar`,
)

/** An order is no change of the visits themselves: their version and their calendar stay. */
export async function ordenar(db: DbRaiz, quien: Identidad, pedido: Recibido<typeof ordenarVisitas>['json']) {
  const { dia, visitas } = pedido
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const idInspector = (await deQuienSon(tx, quien, pedido.idInspector)) ?? (await idInspectorDe(tx, quien))
    if (idInspector === undefined) throw new ErrorDePortal(403, NO_ES_INSPECTOR)
    const suyas = (await delDia(tx, idInspector, dia)).map(({ idVisita }) => idVisita)
    if (visitas.some((idVisita) => !suyas.includes(idVisita))) throw errorDeCampo('visitas', NO_ES_DE_ESE_DIA, 404)
    if (new Set(visitas).size < visitas.length) throw errorDeCampo('visitas', VISITA_REPETIDA)
    await poner(tx, idInspector, dia, visitas, quien.idPersona)
  })
}
