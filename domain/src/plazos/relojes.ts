import type { Hecho } from '../carpetas/historia.ts'
import { type Estado, esNota } from '../carpetas/movimientos.ts'
import { diaDe, diasEntre } from '../dias.ts'
import { habilesEntre, type NoLaborables, sumarDias, sumarHabiles } from './calendario.ts'
import { type Reloj, relojDe, type Situacion, situacionDe } from './reglas.ts'

/** A line of a folder's history, as its clocks read it. */
export interface HechoDelReloj extends Hecho {
  readonly estado: Estado
  /** Until when an extension goes. */
  readonly hasta: string | null
}

export interface Plazo {
  readonly dias: number
  /** Working days; otherwise, days of the calendar. */
  readonly habiles: boolean
}

export interface ReglasDelReloj {
  /** A folder without one is complete from the start. */
  readonly conEncomienda: boolean
  readonly plazoDe: (situacion: Situacion) => Plazo | undefined
  readonly noLaborables: NoLaborables
}

/** A time during which a folder waited for the same thing. */
interface Tramo {
  readonly situacion: Situacion | null
  readonly desde: string
  readonly prorroga: string | null
  /** It came from another system: nobody here was told of a term. */
  readonly importado: boolean
}

interface Dias {
  readonly corridos: number
  readonly habiles: number
  /** Of the calendar, past each term: a movement that starts another does not wipe them. */
  readonly atraso: number
}

export interface Relojes {
  readonly dias: Readonly<Record<Reloj, Dias>>
  /** What it waits for now; null for a closed folder. */
  readonly actual: {
    readonly situacion: Situacion
    readonly reloj: Reloj
    readonly desde: string
    readonly plazo: Plazo | null
    readonly vence: string | null
  } | null
}

/**
 * Whose days a folder has used, and until when whoever has it may take: each term begins with the movement that
 * brought it there and counts from the next day. What is counted is what is stored, and nothing else.
 */
export function relojes(historia: readonly HechoDelReloj[], reglas: ReglasDelReloj, hoy: string): Relojes {
  const tramos = tramosDe(historia, reglas.conEncomienda)
  const dias = { CIUDAD: { corridos: 0, habiles: 0, atraso: 0 }, SOLICITANTE: { corridos: 0, habiles: 0, atraso: 0 } }
  for (const [lugar, tramo] of tramos.entries()) {
    const { situacion, desde, importado } = tramo
    if (situacion === null || importado) continue
    const hasta = tramos[lugar + 1]?.desde ?? hoy
    const cuenta = dias[relojDe(situacion)]
    cuenta.corridos += diasEntre(desde, hasta)
    cuenta.habiles += habilesEntre(desde, hasta, reglas.noLaborables)
    const vence = actualDe(tramo, reglas)?.vence
    if (vence) cuenta.atraso += Math.max(0, diasEntre(vence, hasta))
  }
  return { dias, actual: actualDe(tramos.at(-1), reglas) }
}

/** Only what it waits for: what a movement writes down. */
export const relojActual = (historia: readonly HechoDelReloj[], reglas: ReglasDelReloj): Relojes['actual'] =>
  actualDe(tramosDe(historia, reglas.conEncomienda).at(-1), reglas)

function actualDe(tramo: Tramo | undefined, { plazoDe, noLaborables }: ReglasDelReloj): Relojes['actual'] {
  if (!tramo || tramo.situacion === null) return null
  const { situacion, desde, prorroga, importado } = tramo
  const plazo = (!importado && plazoDe(situacion)) || null
  const porRegla = plazo && finDe(desde, plazo, noLaborables)
  const vence = prorroga && (!porRegla || prorroga > porRegla) ? prorroga : porRegla
  return { situacion, reloj: relojDe(situacion), desde, plazo, vence }
}

const finDe = (desde: string, { dias, habiles }: Plazo, noLaborables: NoLaborables) =>
  habiles ? sumarHabiles(desde, dias, noLaborables) : sumarDias(desde, dias)

function tramosDe(historia: readonly HechoDelReloj[], conEncomienda: boolean): Tramo[] {
  const tramos: Tramo[] = []
  let completa = !conEncomienda
  for (const { evento, estado, ocurridoEl, hasta } of historia) {
    if (evento === 'COMPLETADA' || evento === 'INCOMPLETA') completa = evento === 'COMPLETADA'
    const ultimo = tramos.at(-1)
    const situacion = situacionDe(estado, completa)
    if (!esNota(evento) || !ultimo || ultimo.situacion !== situacion) {
      tramos.push({ situacion, desde: diaDe(ocurridoEl), prorroga: null, importado: evento === 'IMPORTACION' })
    } else if (evento === 'PRORROGA') {
      tramos[tramos.length - 1] = { ...ultimo, prorroga: hasta }
    }
  }
  return tramos
}

/** Years that a count of working days reaches into and whose holidays nobody has confirmed. */
export function aniosSinConfirmar(actual: Relojes['actual'], confirmados: ReadonlySet<number>): number[] {
  if (!actual?.plazo?.habiles || !actual.vence) return []
  const [desde, hasta] = [Number(actual.desde.slice(0, 4)), Number(actual.vence.slice(0, 4))]
  return Array.from({ length: hasta - desde + 1 }, (_, n) => desde + n).filter((anio) => !confirmados.has(anio))
}
