import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { pagar1bis as llamadaPagar } from '@catastro/domain/formularios/formulario1bis'
import {
  FALTA_LLENAR_1BIS,
  FORMULARIO_DE_OTRA,
  NADA_QUE_PAGAR,
  PAGO_REGISTRADO,
  TOTAL_AJENO,
} from '@catastro/domain/formularios/mensajes'
import type { Recibido } from '@catastro/domain/llamada'
import { PAGO_SIN_CONFIRMAR } from '@catastro/domain/pagos/mensajes'
import type { Db } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { carpetaQuePaga } from './concepto1bis.ts'
import { cuenta1bis } from './cuenta1bis.ts'

/** Says that a folder's 1bis is paid, once the provider has confirmed it; 409 until then. Changes nothing. */
export async function pagar1bis(db: Db, quien: Identidad, pedido: Recibido<typeof llamadaPagar>['json']) {
  const { idCarpeta, idFormulario1bis, total } = pedido
  await carpetaQuePaga(db, quien, idCarpeta)
  const cuenta = await cuenta1bis(db, idCarpeta)
  if (cuenta.idFormulario1bis === null) throw new ErrorDePortal(409, FALTA_LLENAR_1BIS)
  if (cuenta.idFormulario1bis !== idFormulario1bis) throw errorDeCampo('idFormulario1bis', FORMULARIO_DE_OTRA)
  if (cuenta.total !== total) throw errorDeCampo('total', TOTAL_AJENO)
  if (cuenta.total === 0 && cuenta.idPago === null) throw new ErrorDePortal(409, NADA_QUE_PAGAR)
  if (cuenta.idPago === null) throw new ErrorDePortal(409, PAGO_SIN_CONFIRMAR)
  return { ok: true, message: PAGO_REGISTRADO, idPago: cuenta.idPago }
}
