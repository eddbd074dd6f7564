import type { Readable } from 'node:stream'
import { NADA_QUE_COBRAR, SOLO_PAGA_QUIEN_LA_CARGO } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Concepto, carpetaPagada, type PagoConfirmado } from '../pagos/conceptos.ts'
import { dejarParaDevolver } from '../pagos/revision.ts'
import { concluirPago, usarPago } from '../pagos/usarPago.ts'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import type { Tx } from '../plataforma/base/db.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import { bloquearEnPie, carpetaAlAlcance, esTitular, getCarpeta, partesDeCarpeta } from './alcance.ts'
import { insertarArchivos } from './archivos.ts'
import { saldarCobro, ultimoCobro } from './cobro.ts'
import { moverCarpeta, previoTras } from './historial.ts'
import { reciboPdf } from './reciboPdf.ts'

/** Where receipts are kept, and whose they are. */
interface Caja {
  readonly almacen: Pick<Almacen, 'guardar'>
  readonly membrete: PedirMembrete
}

/** What staff ask of a folder, paid by card. */
export const conceptoCarpeta = (caja: Caja): Concepto<'CARPETA'> => ({
  async cobrar(tx, quien, { idCarpeta }) {
    const carpeta = await carpetaAlAlcance(tx, quien, idCarpeta)
    if (!esTitular(quien, carpeta)) throw new ErrorDePortal(403, SOLO_PAGA_QUIEN_LA_CARGO)
    const cobro = await ultimoCobro(tx, idCarpeta)
    if (cobro?.idPago) return { idPago: cobro.idPago }
    if (!cobro?.sePide) throw new ErrorDePortal(409, NADA_QUE_COBRAR)
    const { idCobro, monto, concepto } = cobro
    return { monto, referencia: { idCarpeta, cobro: { idCobro, concepto } }, clave: `cobro ${idCobro}` }
  },
  alConfirmar: (tx, pago) => cobrado(tx, caja, pago),
  partes: (db, referencia) => partesDeCarpeta(db, carpetaPagada(referencia)),
})

/** The confirmation attaches its receipt and moves the folder by itself. What is not asked for any more is given back. */
async function cobrado(tx: Tx, { almacen, membrete }: Caja, pago: PagoConfirmado): Promise<void> {
  const { idPago, idPersona, producto, monto, referencia } = pago
  const idCarpeta = carpetaPagada(referencia)
  if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')
  const cobro = await ultimoCobro(tx, idCarpeta)
  if (!cobro?.sePide || cobro.idPago !== null || cobro.idCobro !== referencia.cobro?.idCobro) {
    return dejarParaDevolver(tx, idPago, 'YA_NO_SE_PEDIA')
  }
  await usarPago(tx, { idPago, idPersona, producto, monto, por: `carpeta ${idCarpeta} cobro ${cobro.idCobro}` })
  await concluirPago(tx, idPago)
  await saldarCobro(tx, cobro.idCobro, idPago)
  const recibo: Readable = reciboPdf({
    membrete: await membrete(tx),
    idPago,
    idCarpeta,
    concepto: cobro.concepto,
    monto,
    pagadoEl: tx.ahora(),
  })
  const guardado = await almacen.guardar(recibo)
  const archivo = { ...guardado, nombreOriginal: `recibo-${idPago}.pdf`, tipoMime: 'application/pdf' }
  await insertarArchivos(tx, idCarpeta, 'COMPROBANTE', idPersona, [archivo])
  const carpeta = await getCarpeta(tx, idCarpeta)
  await moverCarpeta(tx, {
    idCarpeta,
    desde: carpeta.estado,
    hacia: 'PAGADO',
    estadoPrevio: await previoTras(tx, carpeta, 'PAGADO'),
    evento: 'PAGO EN LINEA',
    idPersona,
  })
}
