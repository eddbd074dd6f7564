import { ErrorDePortal } from '@catastro/domain/errores'
import { SIN_PAGO } from '@catastro/domain/libreDeuda/mensajes'
import { PAGO_SIN_CONFIRMAR } from '@catastro/domain/pagos/mensajes'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { findPagoVigente } from '../pagos/leerPago.ts'
import { alDia } from '../pagos/liquidar.ts'
import { type Db, sentencia } from '../plataforma/db.ts'

const dePago = sentencia<{ idLibreDeuda: number }, [idPago: number]>(
  'libre_deuda_de_pago',
  'select id_libre_deuda as "idLibreDeuda" from libre_deuda where id_pago = $1',
)
// What was resolved while its person still looked at the page; an older certificate says nothing of today's payment.
const reciente = sentencia<{ idLibreDeuda: number }, [idPersona: number, padron: string]>(
  'libre_deuda_reciente',
  `select id_libre_deuda as "idLibreDeuda" from libre_deuda
   where id_persona = $1 and padron = $2 and solicitado_el > now() - interval '1 day'
   order by id_libre_deuda desc limit 1`,
)

/**
 * The request that this person's payment filed. While the payment is open its provider is asked, and without its word
 * there is no request: 409.
 */
export async function obtenerLibreDeuda(db: Db, pagos: EntornoDePagos, idPersona: number, padron: string) {
  const vigente = await findPagoVigente(db, { producto: 'LIBRE_DEUDA', idPersona, clave: padron })
  if (!vigente) {
    const [pedida] = await reciente(db, idPersona, padron)
    if (pedida) return pedida.idLibreDeuda
    throw new ErrorDePortal(409, SIN_PAGO)
  }
  const pago = await alDia(pagos, vigente)
  const [pedida] = await dePago(db, pago.idPago)
  if (!pedida) throw new ErrorDePortal(409, pago.estado === 'CONFIRMADO' ? SIN_PAGO : PAGO_SIN_CONFIRMAR)
  return pedida.idLibreDeuda
}
