import { borradorDeFormulario } from '@catastro/domain/borradores/reglas'
import { IMPORTE_DEMASIADO_GRANDE, IMPORTE_MAXIMO, leerMetros } from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { montoFormulario14, TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import { CamposFormulario14 } from '@catastro/domain/formularios/formulario14'
import { FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { FALTA_PERIMETRO, FORMULARIO_AJENO, FORMULARIO_YA_PAGADO } from '@catastro/domain/formularios/mensajes'
import { estaPagado } from '@catastro/domain/pagos/estados'
import { findBorrador } from '../borradores/borrador.ts'
import { bloquearEnPie, partesDeCarpeta } from '../carpetas/alcance.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { type Concepto, carpetaPagada, claveDeCarpeta, type PagoConfirmado } from '../pagos/conceptos.ts'
import { findPagoVigente } from '../pagos/leerPago.ts'
import { dejarParaDevolver } from '../pagos/revision.ts'
import { concluirPago, usarPago } from '../pagos/usarPago.ts'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import { carpetaQuePaga, exigirAbierta } from './concepto1bis.ts'

const TIPO = FORMULARIOS['14'].tipo

const leerFila = sentencia(
  'fila_14',
  `select grabado, id_pago as "idPago" from carpeta_formulario where id_carpeta = $1 and id_formulario_tipo = ${TIPO}`,
)

/** Form 14 is paid before it is filed: what is owed comes from its draft, as the caller has it on the server. */
export const concepto14: Concepto<'FORM14'> = {
  async cobrar(tx, quien, { idCarpeta }) {
    const carpeta = await carpetaQuePaga(tx, quien, idCarpeta)
    const [fila] = await leerFila(tx, idCarpeta)
    if (!fila) throw new ErrorDePortal(409, FORMULARIO_AJENO)
    if (fila.idPago !== null) return { idPago: fila.idPago }
    if (fila.grabado) throw new ErrorDePortal(409, FORMULARIO_YA_PAGADO)
    exigirAbierta(carpeta)
    const { monto, tarifa } = await montoDelBorrador(tx, quien.idPersona, idCarpeta)
    return {
      monto,
      referencia: { idCarpeta, tarifas: { [TARIFA_14]: tarifa }, borrador: borradorDeFormulario('14', idCarpeta) },
      clave: claveDeCarpeta(idCarpeta),
    }
  },
  alConfirmar,
  partes: (db, referencia) => partesDeCarpeta(db, carpetaPagada(referencia)),
}

async function montoDelBorrador(tx: Tx, idPersona: number, idCarpeta: number) {
  const borrador = await findBorrador(tx, idPersona, borradorDeFormulario('14', idCarpeta))
  const perimetro = CamposFormulario14.shape.perimetro.safeParse(borrador?.datos.perimetro)
  if (!perimetro.success) throw errorDeCampo('perimetro', FALTA_PERIMETRO)
  const { tarifa } = await tarifasVigentes(tx, { tarifa: TARIFA_14 })
  const monto = montoFormulario14(leerMetros(perimetro.data) ?? 0, tarifa)
  if (monto > IMPORTE_MAXIMO) throw errorDeCampo('perimetro', IMPORTE_DEMASIADO_GRANDE)
  return { monto, tarifa }
}

const abonar14 = sentencia(
  'abonar_14',
  `update carpeta_formulario set pagado = pagado + $3, id_pago = $2
   where id_carpeta = $1 and id_formulario_tipo = ${TIPO} and id_pago is null returning grabado`,
)

/** A confirmed payment is linked, filed or not: the receipt is what staff check, and this beside it. */
async function alConfirmar(tx: Tx, { idPago, idPersona, producto, monto, referencia }: PagoConfirmado): Promise<void> {
  const idCarpeta = carpetaPagada(referencia)
  if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')
  const [abonado] = await abonar14(tx, idCarpeta, idPago, monto)
  if (!abonado) return dejarParaDevolver(tx, idPago, 'REPETIDO')
  await usarPago(tx, { idPago, idPersona, producto, monto, por: `carpeta ${idCarpeta} formulario 14` })
  if (abonado.grabado) await concluirPago(tx, idPago)
}

/** What the payment of a form that is being filed was computed with: its tariff, and what was paid if it is confirmed. */
export async function pagoDelFormulario14(db: Db, idPersona: number, idCarpeta: number) {
  const pago = await findPagoVigente(db, { producto: 'FORM14', idPersona, clave: claveDeCarpeta(idCarpeta) })
  if (!pago) return null
  return {
    idPago: pago.idPago,
    tarifa: pago.referencia.tarifas?.[TARIFA_14],
    confirmado: estaPagado(pago.estado),
    monto: pago.monto,
  }
}
