import { ErrorDePortal } from '@catastro/domain/errores'
import { SIN_PAGO } from '@catastro/domain/libreDeuda/mensajes'
import { estaAbierto } from '@catastro/domain/pagos/estados'
import { PAGO_SIN_CONFIRMAR } from '@catastro/domain/pagos/mensajes'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { findPagoVigente } from '../pagos/leerPago.ts'
import { alDia } from '../pagos/liquidar.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'

// The newest payment decides: an older certificate says nothing of a card that was refused today.
const delUltimoPago = sentencia(
  'libre_deuda_del_ultimo_pago',
  `select l.id_libre_deuda as "idLibreDeuda" from pago p left join libre_deuda l using (id_pago)
   where p.tipo = 'LIBRE_DEUDA' and p.id_persona = $1 and p.clave = $2 order by p.id_pago desc limit 1`,
)

/**
 * The request that this person's payment filed. While the payment is open its provider is asked, and without its word
 * there is no request: 409.
 */
export async function obtenerLibreDeuda(db: Db, pagos: EntornoDePagos, idPersona: number, padron: string) {
  const vigente = await findPagoVigente(db, { producto: 'LIBRE_DEUDA', idPersona, clave: padron })
  const pago = vigente && (await alDia(pagos, vigente))
  if (pago && estaAbierto(pago.estado)) throw new ErrorDePortal(409, PAGO_SIN_CONFIRMAR)
  const [ultimo] = await delUltimoPago(db, idPersona, padron)
  if (!ultimo?.idLibreDeuda) throw new ErrorDePortal(409, SIN_PAGO)
  return ultimo.idLibreDeuda
}
