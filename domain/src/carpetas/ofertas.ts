import type { CarpetaListItem, FilaDeFormulario } from './llamadas.ts'
import { esFinal, esperaPago } from './movimientos.ts'
import { estadoDeFormulario } from './reglas.ts'

/*
 * What the screens of a folder offer its applicant next. The server decides again at every call; that what is offered is
 * taken, and that there is always something to offer, is tried over random histories.
 */

/** `completar`: what is missing of it is said with where it is sent. */
export type PasoDelTitular = 'completar' | 'comprobante' | 'responder' | 'adjuntar'

/** The one thing to do with the folder as a whole; null once it is closed. */
export function pasoDelTitular({
  tramiteEstado,
  carpetaCompleta,
}: Pick<CarpetaListItem, 'tramiteEstado' | 'carpetaCompleta'>): PasoDelTitular | null {
  if (esFinal(tramiteEstado)) return null
  if (esperaPago(tramiteEstado)) return 'comprobante'
  if (tramiteEstado === 'OBSERVADO') return 'responder'
  return carpetaCompleta ? 'adjuntar' : 'completar'
}

/** Why a form cannot be filled: it was sent and stands as it was sent, or its folder is closed. Null when it can. */
export function porQueNoSeLlena(
  { grabado }: Pick<FilaDeFormulario, 'grabado'>,
  tramiteEstado: string,
): 'ENVIADO' | 'CERRADA' | null {
  if (grabado === 1) return 'ENVIADO'
  return esFinal(tramiteEstado) ? 'CERRADA' : null
}

/** Whether a form is to be paid: it owes something, and its folder is open. Nobody is charged for a closed one. */
export const sePaga = (fila: Pick<FilaDeFormulario, 'grabado' | 'debe'>, tramiteEstado: string) =>
  estadoDeFormulario(fila) === 'PENDIENTE DE PAGO' && !esFinal(tramiteEstado)
