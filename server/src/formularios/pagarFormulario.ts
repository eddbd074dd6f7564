import { ErrorDePortal } from '@catastro/domain/errores'
import {
  FALTA_LLENAR_1BIS,
  FORMULARIO_AJENO,
  FORMULARIO_YA_PAGADO,
  SOLO_SU_APLICANTE,
} from '@catastro/domain/formularios/mensajes'
import { TIPO_DE_FORMULARIO } from '@catastro/domain/formularios/tipos'
import { carpetaAlAlcance, esTitular } from '../carpetas/alcance.ts'
import { recalcularCompleta } from '../carpetas/completa.ts'
import { type Concepto, carpetaPagada, claveDeCarpeta, type PagoConfirmado } from '../pagos/conceptos.ts'
import { marcarParaRevisar } from '../pagos/paraRevisar.ts'
import { concluirPago, usarPago } from '../pagos/usarPago.ts'
import { type Db, sentencia, type Tx } from '../plataforma/db.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad.ts'

/** Its applicant or an ADMINISTRADOR pays; other staff see the folder, and never pay for it. */
export async function carpetaQuePaga(db: Db, quien: Identidad, idCarpeta: number) {
  const carpeta = await carpetaAlAlcance(db, quien, idCarpeta)
  if (!esTitular(quien, carpeta) && !esAdministrador(quien)) throw new ErrorDePortal(403, SOLO_SU_APLICANTE)
  return carpeta
}

export interface Deuda {
  readonly idFormulario1bis: number | null
  readonly total: number | null
  readonly pagado: number
  readonly idPago: number | null
}

const deuda = sentencia<Deuda, [idCarpeta: number]>(
  'deuda_1bis',
  `select b.id as "idFormulario1bis", b.total, f.pagado, f.id_pago as "idPago"
   from carpeta_formulario f left join formulario1bis b using (id_carpeta)
   where f.id_carpeta = $1 and f.id_formulario_tipo = ${TIPO_DE_FORMULARIO['1bis']}`,
)

/** What a folder's form 1bis comes to, and what was paid of it. */
export async function deuda1bis(db: Db, idCarpeta: number): Promise<Deuda> {
  const [fila] = await deuda(db, idCarpeta)
  if (!fila) throw new ErrorDePortal(409, FORMULARIO_AJENO)
  return fila
}

export const concepto1bis: Concepto<'FORM1BIS'> = {
  async cobrar(tx, quien, { idCarpeta }) {
    await carpetaQuePaga(tx, quien, idCarpeta)
    const { total, pagado, idPago } = await deuda1bis(tx, idCarpeta)
    if (total === null) throw new ErrorDePortal(409, FALTA_LLENAR_1BIS)
    if (idPago !== null) throw new ErrorDePortal(409, FORMULARIO_YA_PAGADO)
    return { monto: total - pagado, referencia: { idCarpeta }, clave: claveDeCarpeta(idCarpeta) }
  },
  alConfirmar,
}

// A payment may come after the form was corrected and comes to more: then it is taken, and the difference still owed.
const abonar1bis = sentencia<{ sobra: boolean }, [idCarpeta: number, idPago: number, monto: number]>(
  'abonar_1bis',
  `update carpeta_formulario f set pagado = f.pagado + $3, id_pago = case when f.pagado + $3 >= b.total then $2::integer end
   from carpeta c left join formulario1bis b using (id_carpeta)
   where c.id_carpeta = $1 and c.borrada_el is null and f.id_carpeta = c.id_carpeta
     and f.id_formulario_tipo = ${TIPO_DE_FORMULARIO['1bis']} and f.id_pago is null
   returning coalesce(f.pagado > b.total, false) as sobra`,
)

/** The confirmation links the payment by itself, with the browser closed or not. Money that has no place is shown to staff. */
async function alConfirmar(tx: Tx, { idPago, idPersona, producto, monto, referencia }: PagoConfirmado): Promise<void> {
  const idCarpeta = carpetaPagada(referencia)
  const [abonado] = await abonar1bis(tx, idCarpeta, idPago, monto)
  if (!abonado) {
    await marcarParaRevisar(tx, idPago, 'REPETIDO')
    return
  }
  if (abonado.sobra) await marcarParaRevisar(tx, idPago, 'EXCEDENTE')
  await usarPago(tx, { idPago, idPersona, producto, monto, por: `carpeta ${idCarpeta} formulario 1bis` })
  await concluirPago(tx, idPago)
  await recalcularCompleta(tx, idCarpeta)
}
