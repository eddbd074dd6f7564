import { CARPETA_CERRADA } from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal } from '@catastro/domain/errores'
import { FALTA_LLENAR_1BIS, NADA_QUE_PAGAR, SOLO_SU_APLICANTE } from '@catastro/domain/formularios/mensajes'
import { bloquearEnPie, type Carpeta, carpetaAlAlcance, esTitular, partesDeCarpeta } from '../carpetas/alcance.ts'
import { recalcularCompleta } from '../carpetas/completitud.ts'
import { type Concepto, carpetaPagada, claveDeCarpeta, type PagoConfirmado } from '../pagos/conceptos.ts'
import { dejarParaDevolver } from '../pagos/revision.ts'
import { concluirPago, usarPago } from '../pagos/usarPago.ts'
import type { Db, Tx } from '../plataforma/base/db.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad/identidad.ts'
import { abonar1bis, cuenta1bis, saldar } from './cuenta1bis.ts'

/** Its applicant or an ADMINISTRADOR pays; other staff see the folder, and never pay for it. */
export async function carpetaQuePaga(db: Db, quien: Identidad, idCarpeta: number) {
  const carpeta = await carpetaAlAlcance(db, quien, idCarpeta)
  if (!esTitular(quien, carpeta) && !esAdministrador(quien)) throw new ErrorDePortal(403, SOLO_SU_APLICANTE)
  return carpeta
}

/** Nobody is charged for a folder that is closed; what was paid before stays paid. */
export function exigirAbierta({ estado }: Pick<Carpeta, 'estado'>): void {
  if (esFinal(estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
}

export const concepto1bis: Concepto<'FORM1BIS'> = {
  async cobrar(tx, quien, { idCarpeta }) {
    const carpeta = await carpetaQuePaga(tx, quien, idCarpeta)
    const { total, pagado, idPago } = await cuenta1bis(tx, idCarpeta)
    if (total === null) throw new ErrorDePortal(409, FALTA_LLENAR_1BIS)
    if (idPago !== null) return { idPago }
    exigirAbierta(carpeta)
    if (total === 0) throw new ErrorDePortal(409, NADA_QUE_PAGAR)
    return { monto: total - pagado, referencia: { idCarpeta }, clave: claveDeCarpeta(idCarpeta) }
  },
  alConfirmar,
  partes: (db, referencia) => partesDeCarpeta(db, carpetaPagada(referencia)),
}

/** The confirmation links the payment by itself, with the browser closed or not. Money that has no place is shown to staff. */
async function alConfirmar(tx: Tx, { idPago, idPersona, producto, monto, referencia }: PagoConfirmado): Promise<void> {
  const idCarpeta = carpetaPagada(referencia)
  if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')
  if (!(await abonar1bis(tx, idCarpeta, monto))) return dejarParaDevolver(tx, idPago, 'REPETIDO')
  await usarPago(tx, { idPago, idPersona, producto, monto, por: `carpeta ${idCarpeta} formulario 1bis` })
  await concluirPago(tx, idPago)
  await saldar(tx, idCarpeta)
  await recalcularCompleta(tx, idCarpeta)
}
