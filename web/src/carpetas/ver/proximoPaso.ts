import type { CarpetaListItem, CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { ESTADOS, type Estado, esperaPago } from '@catastro/domain/carpetas/movimientos'
import { type Reloj, relojDe, type Situacion as SituacionDelPlazo, situacionDe } from '@catastro/domain/plazos/reglas'
import { USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { pesos } from '../../ui/pagina/formato.ts'

/** `tramiteEstado` is free text on the wire. */
export const comoEstado = (texto: string): Estado | null => (Object.hasOwn(ESTADOS, texto) ? (texto as Estado) : null)

/** What a folder waits for. That it is incomplete and that it is an approved sidewalk are no states of their own. */
type Espera = Estado | 'INCOMPLETA' | 'VEREDA APROBADA'

/** Said of the folder: to staff, and wherever nobody knows who reads. */
const SIGUE: Readonly<Record<Espera, string>> = {
  INCOMPLETA: 'Quien la carga tiene que completarla y presentarla: hasta entonces no pasa a Mesa de entradas.',
  PRESENTADO: 'Mesa de entradas la revisa y le pone número de expediente.',
  'RECIBIDO MESA ENTRADAS': 'Espera turno de inspección.',
  'EN INSPECCION': 'Está en inspección: después se aprueba, se observa o se pide un pago.',
  OBSERVADO: 'Quien la presentó tiene que responder cada observación; respondidas todas, vuelve sola.',
  'PENDIENTE DE PAGO': 'Quien la presentó tiene que pagar, y adjuntar el comprobante si no lo hizo con tarjeta.',
  PAGADO: 'La oficina controla el comprobante y la carpeta sigue su curso.',
  APROBADO: 'Está aprobada: falta solo su cierre.',
  'VEREDA APROBADA':
    'Está aprobada: cuando termine la obra, quien la presentó agrega las fotos de cómo quedó, y con ellas se cierra.',
  RECHAZADO: 'El trámite terminó: la carpeta fue rechazada.',
  FINALIZADO: 'El trámite terminó.',
}

const LE_AVISAMOS = 'No tiene que hacer nada: le avisamos por correo.'

const COMPLETELA = 'Complétela y preséntela.'

/** The same, to whoever filed it. */
const LE_SIGUE: Readonly<Record<Espera, string>> = {
  ...SIGUE,
  INCOMPLETA: 'Está en preparación: complétela y preséntela. Hasta entonces no pasa a Mesa de entradas.',
  PRESENTADO: `Allí la revisan y le ponen número de expediente. ${LE_AVISAMOS}`,
  'RECIBIDO MESA ENTRADAS': `${SIGUE['RECIBIDO MESA ENTRADAS']} ${LE_AVISAMOS}`,
  'EN INSPECCION': `${SIGUE['EN INSPECCION']} ${LE_AVISAMOS}`,
  OBSERVADO: 'Responda cada observación: respondidas todas, la carpeta vuelve sola a la oficina.',
  'PENDIENTE DE PAGO': 'Pague y adjunte el comprobante.',
  PAGADO: `${SIGUE.PAGADO} ${LE_AVISAMOS}`,
  APROBADO: `${SIGUE.APROBADO} ${LE_AVISAMOS}`,
  RECHAZADO: 'El trámite terminó: la carpeta fue rechazada. Si lo corrige, preséntelo en una carpeta nueva.',
  FINALIZADO: 'El trámite terminó: no le queda nada por hacer.',
  'VEREDA APROBADA': 'Está aprobada: cuando termine la obra, agregue las fotos de cómo quedó, y con ellas se cierra.',
}

type Situacion = Pick<CarpetaListItem, 'tramiteEstado' | 'carpetaCompleta' | 'idUso'>

function esperaDe({ tramiteEstado, carpetaCompleta, idUso }: Situacion): Espera | null {
  const estado = comoEstado(tramiteEstado)
  if (estado === 'APROBADO' && idUso === USO_VEREDAS) return 'VEREDA APROBADA'
  if (estado === 'PRESENTADO' && !carpetaCompleta) return 'INCOMPLETA'
  return estado ?? (esperaPago(tramiteEstado) ? 'PENDIENTE DE PAGO' : null)
}

const dichoCon = (textos: Readonly<Record<Espera, string>>) => (carpeta: Situacion) => {
  const espera = esperaDe(carpeta)
  return espera === null ? '' : textos[espera]
}

type ConPlazo = Pick<Situacion, 'tramiteEstado' | 'carpetaCompleta'>

/** What its due date is about; null where no clock runs. */
export function situacionDeCarpeta({ tramiteEstado, carpetaCompleta }: ConPlazo): SituacionDelPlazo | null {
  const estado = comoEstado(tramiteEstado)
  return estado && situacionDe(estado, carpetaCompleta)
}

/** Whose days the due date counts: a late city is not a late applicant. None where no clock runs. */
export function relojDeCarpeta(carpeta: ConPlazo): Reloj | null {
  const situacion = situacionDeCarpeta(carpeta)
  return situacion && relojDe(situacion)
}

/** What happens next to a folder, in plain words; empty for a state that nobody here knows. */
export const queSigue = dichoCon(SIGUE)
/** That all of it was sent, while that is the last thing that its applicant did; else empty. */
export const yaEsta = (carpeta: Situacion & Pick<CarpetaListItem, 'idCarpeta'>) =>
  esperaDe(carpeta) === 'PRESENTADO' ? `La carpeta ${carpeta.idCarpeta} está presentada y pasó a Mesa de entradas.` : ''
const dichoAQuienLaPresento = dichoCon(LE_SIGUE)
/** The same in the second person; of what can be paid by card, with its amount. */
export function queLeSigue(carpeta: Situacion & Partial<Pick<CarpetaVista, 'cobro' | 'vence'>>): string {
  const { cobro, vence, tramiteEstado } = carpeta
  if (cobro && esperaPago(tramiteEstado))
    return `Pague ${pesos(cobro.monto)} con tarjeta, o de otro modo y adjunte el comprobante.`
  // What happens otherwise stands with its term.
  return vence && esperaDe(carpeta) === 'INCOMPLETA' ? COMPLETELA : dichoAQuienLaPresento(carpeta)
}
