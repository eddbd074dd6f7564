import { vencimientoCambiado } from '@catastro/domain/plazos/mensajes'
import { lineaDeHistoria } from '../carpetas/lineaDeHistoria.ts'
import { ABIERTA } from '../carpetas/tablas.ts'
import { vencimientosDe } from '../carpetas/vencimiento.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'

const POR_VEZ = 200

const tomar = sentencia(
  'tomar_recalculo',
  `select id_recalculo as "idRecalculo", pedido_por as "pedidoPor", hasta_carpeta as "hastaCarpeta" from recalculo
   where terminado_el is null order by id_recalculo limit 1 for update skip locked`,
)
const abiertas = sentencia(
  'abiertas_por_recalcular',
  `select id_carpeta as "idCarpeta" from carpeta c where ${ABIERTA} and c.id_carpeta > $1
   order by c.id_carpeta limit ${POR_VEZ} for update`,
)
const cambiar = sentencia(
  'cambiar_vencimiento',
  `with cambiada as (
     update carpeta c set vence = d.vence from json_to_recordset($1::json) as d(id integer, vence date, texto text)
     where c.id_carpeta = d.id returning c.id_carpeta, c.estado, c.vence, d.texto
   )
   ${lineaDeHistoria({
     de: 'cambiada',
     evento: `'VENCIMIENTO CAMBIADO'`,
     hasta: 'vence',
     observacion: 'texto',
     quien: '$2',
   })}`,
)
const avanzar = sentencia(
  'avanzar_recalculo',
  `update recalculo set hasta_carpeta = $2, terminado_el = case when $3 then clock_timestamp() end
   where id_recalculo = $1`,
)

/** Counts the due dates of open folders again, some at a time: what is closed never changes. */
export async function recalcularVencimientos(db: DbRaiz, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await unTramo(db))) {}
}

/** The folders are held while they are read: whoever moves one waits, and then counts by the new rules too. */
const unTramo = (db: DbRaiz): Promise<boolean> =>
  enTransaccion(db, null, async (tx) => {
    const [pedido] = await tomar(tx)
    if (!pedido) return false
    const ids = (await abiertas(tx, pedido.hastaCarpeta)).map(({ idCarpeta }) => idCarpeta)
    const cambios = (await vencimientosDe(tx, ids)).flatMap(({ idCarpeta, guardado, vence }) =>
      vence === guardado ? [] : [{ id: idCarpeta, vence, texto: vencimientoCambiado(guardado, vence) }],
    )
    if (cambios.length > 0) await cambiar(tx, JSON.stringify(cambios), pedido.pedidoPor)
    await avanzar(tx, pedido.idRecalculo, ids.at(-1) ?? pedido.hastaCarpeta, ids.length < POR_VEZ)
    return true
  })
