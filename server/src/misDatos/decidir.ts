import { ES_SU_PEDIDO } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { correoDePedidoContestado } from '@catastro/domain/misDatos/correos'
import type { decidirPedido as Llamada } from '@catastro/domain/misDatos/llamadas'
import { PEDIDO_NO_ENCONTRADO, PEDIDO_YA_CONTESTADO } from '@catastro/domain/misDatos/mensajes'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'
import { porQueHaceFalta, suprimirContacto, volverAGuardarContacto } from './contacto.ts'

const bloquear = sentencia(
  'bloquear_pedido_de_datos',
  'select id_persona as "idPersona", clase, estado from pedido_de_datos where id_pedido = $1 for update',
)
const contestar = sentencia(
  'contestar_pedido_de_datos',
  `update pedido_de_datos set estado = $2, respuesta = $3, decidido_por = $4, decidido_el = now() where id_pedido = $1`,
)

/**
 * One answer to each request: of two at once, the second finds it answered. What is granted is done in the same transaction,
 * before the mail: to whom asked to have no address, none is sent.
 */
export async function decidirPedido(
  db: DbRaiz,
  quien: Identidad,
  json: Recibido<typeof Llamada>['json'],
): Promise<void> {
  const { idPedido, decision, respuesta } = json
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const [pedido] = await bloquear(tx, idPedido)
    if (!pedido) throw new ErrorDePortal(404, PEDIDO_NO_ENCONTRADO)
    const { idPersona, clase, estado } = pedido
    exigirAjeno(quien, [idPersona], ES_SU_PEDIDO)
    if (estado !== 'PEDIDO') throw new ErrorDePortal(409, PEDIDO_YA_CONTESTADO)
    if (decision === 'HECHO' && clase === 'SUPRIMIR') {
      const falta = (await porQueHaceFalta(tx, [idPersona])).get(idPersona)
      if (falta) throw new ErrorDePortal(409, falta)
      await suprimirContacto(tx, idPersona)
    }
    if (decision === 'HECHO' && clase === 'CORREGIR') await volverAGuardarContacto(tx, idPersona)
    await contestar(tx, idPedido, decision, respuesta, quien.idPersona)
    await correoAPersona(tx, idPersona, {
      motivo: 'DATOS',
      redaccion: correoDePedidoContestado({ clase, decision, respuesta }),
    })
  })
}
