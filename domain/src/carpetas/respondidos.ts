import { esFinal } from './movimientos.ts'
import type { Requisito } from './requisitos.ts'

type Respuestas = Pick<Requisito, 'archivos' | 'noCorresponde' | 'rechazado'>
/** A reason that stands in a file's stead. */
export const valePorqueNoCorresponde = ({ archivos, noCorresponde, rechazado }: Respuestas) =>
  archivos.length === 0 && noCorresponde !== null && !rechazado
export const estaRespondido = (requisito: Respuestas) =>
  requisito.archivos.length > 0 || valePorqueNoCorresponde(requisito)

/** What was approved changes only where staff observe it. */
export const estaAprobada = ({ estado, estadoPrevio }: { estado: string; estadoPrevio: string | null }) =>
  estado === 'APROBADO' || estadoPrevio === 'APROBADO'

/** Whether its answers stand one by one: complete without any, as before there were slots, they are among its files. */
export const seRespondenUnoPorUno = (
  requisitos: readonly Respuestas[],
  { carpetaCompleta, tramiteEstado }: { carpetaCompleta: boolean; tramiteEstado: string },
) => requisitos.some(estaRespondido) || !(carpetaCompleta || esFinal(tramiteEstado))

/** The requirements are the city's words: whichever has this one asks for the proof of paying the stamp duty. */
export const DEL_TIMBRADO = 'timbrado'
export const pideElTimbrado = (texto: string) => texto.toLowerCase().includes(DEL_TIMBRADO)
