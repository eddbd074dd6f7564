import { ErrorDePortal } from '@catastro/domain/errores'
import { FORMULARIO_YA_PAGADO } from '@catastro/domain/formularios/mensajes'
import { estaAbierto } from '@catastro/domain/pagos/estados'
import { POR_QUE_NO_SE_PAGO } from '@catastro/domain/pagos/mensajes'
import { correoDeLoQueFalta, FALTA_COMPLETAR } from '@catastro/domain/veredas/correos'
import { BORRADOR_VEREDAS } from '@catastro/domain/veredas/reglas'
import { borrarBorradorDe } from '../borradores/borrador.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type AlConfirmar, type Concepto, titularesDelPadron } from '../pagos/conceptos.ts'
import { bloquearCosa, pagoAlAlcance } from '../pagos/leerPago.ts'
import { dejarLosPosteriores } from '../pagos/preparar.ts'
import { dejarParaDevolver, marcarParaRevisar } from '../pagos/revision.ts'
import { findCopia, tarifasDe, yaSePagoOtra } from './copia.ts'
import { presentarCopia, queFalta } from './presentarCopia.ts'

/**
 * A confirmed payment files its copy by itself, with the browser closed or not; where something is missing it waits for its
 * person, who is told by mail, and staff see it.
 */
const confirmarVereda: AlConfirmar = async (tx, { idPago, idPersona, monto, referencia }) => {
  const copia = await findCopia(tx, idPago)
  if (!copia) throw new Error(`El pago ${idPago} no tiene copia de lo que paga`)
  // Two of one property that are confirmed at once: the second sees the first.
  await bloquearCosa(tx, { producto: 'VEREDAS', idPersona, clave: BORRADOR_VEREDAS })
  if (await yaSePagoOtra(tx, idPago)) return dejarParaDevolver(tx, idPago, 'REPETIDO')
  const { respuestas, fotos, versionDelBorrador } = copia
  const falta = await queFalta(tx, copia)
  if (falta.length > 0) {
    await marcarParaRevisar(tx, idPago, 'POR_COMPLETAR')
    const redaccion = correoDeLoQueFalta(
      { idPago, padron: respuestas.Padron, monto },
      falta.map(({ msg }) => msg),
    )
    const segunFormulario = { direccion: respuestas.email, sobre: ['Pago', idPago], estado: FALTA_COMPLETAR } as const
    return correoAPersona(tx, idPersona, { motivo: 'CARPETA', redaccion, segunFormulario })
  }
  await presentarCopia(tx, { idPago, idPersona, monto, tarifas: tarifasDe(referencia) }, respuestas, fotos)
  await borrarBorradorDe(tx, idPersona, BORRADOR_VEREDAS, versionDelBorrador)
}

/** A sidewalk is paid from its draft (`realizarPago`): here its fields are only repeated, while its payment is open. */
export const conceptoVeredas: Concepto<'VEREDAS'> = {
  async cobrar(tx, quien, { idPago }) {
    const { estado } = await pagoAlAlcance(
      tx,
      idPago,
      (pago) => pago.idPersona === quien.idPersona && pago.tipo === 'VEREDAS',
    )
    if (!estaAbierto(estado)) throw new ErrorDePortal(409, POR_QUE_NO_SE_PAGO[estado] ?? FORMULARIO_YA_PAGADO)
    // Its person goes on with this one, and not with what was begun in its place.
    await dejarLosPosteriores(tx, 'VEREDAS', quien.idPersona, idPago)
    return { idPago }
  },
  alConfirmar: confirmarVereda,
  partes: titularesDelPadron,
}
