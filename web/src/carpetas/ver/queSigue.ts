import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { ESTADOS, type Estado, esperaPago } from '@catastro/domain/carpetas/movimientos'
import { USO_VEREDAS } from '@catastro/domain/veredas/reglas'

/** Of a sidewalk, once it is approved. */
const FOTOS_PARA_CERRAR =
  'Está aprobada: cuando termine la obra, quien la presentó agrega las fotos de cómo quedó, y con ellas se cierra.'

/** `tramiteEstado` is free text on the wire. */
export const comoEstado = (texto: string): Estado | null => (Object.hasOwn(ESTADOS, texto) ? (texto as Estado) : null)

const SIGUE: Readonly<Record<Estado, string>> = {
  PRESENTADO: 'Mesa de entradas la revisa y le pone número de expediente.',
  'RECIBIDO MESA ENTRADAS': 'Espera turno de inspección.',
  'EN INSPECCION': 'Está en inspección: después se aprueba, se observa o se pide un pago.',
  OBSERVADO: 'Quien la presentó tiene que responder cada observación; respondidas todas, vuelve sola.',
  'PENDIENTE DE PAGO': 'Quien la presentó tiene que pagar y adjuntar el comprobante.',
  PAGADO: 'La oficina controla el comprobante y la carpeta sigue su curso.',
  APROBADO: 'Está aprobada: falta solo su cierre.',
  RECHAZADO: 'El trámite terminó: la carpeta fue rechazada.',
  FINALIZADO: 'El trámite terminó.',
}

/** What happens next to a folder, in plain words. */
export function queSigue({
  tramiteEstado,
  carpetaCompleta,
  idUso,
}: Pick<CarpetaListItem, 'tramiteEstado' | 'carpetaCompleta' | 'idUso'>) {
  const estado = comoEstado(tramiteEstado)
  if (estado === 'APROBADO' && idUso === USO_VEREDAS) return FOTOS_PARA_CERRAR
  if (estado === 'PRESENTADO' && !carpetaCompleta) return 'Quien la presentó tiene que completarla.'
  if (estado) return SIGUE[estado]
  return esperaPago(tramiteEstado) ? SIGUE['PENDIENTE DE PAGO'] : ''
}
