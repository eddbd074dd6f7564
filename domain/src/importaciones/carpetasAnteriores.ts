import { type Estado, estadoPrevioTras } from '../carpetas/movimientos.ts'
import { MAX_OBSERVACION } from '../carpetas/reglas.ts'
import { predicado } from '../motivo.ts'
import { Fecha } from '../tipos.ts'
import {
  ANTES_DE_LO_ULTIMO,
  DESPUES_DE_HOY,
  movimientoDesordenado,
  movimientoIlegible,
  movimientoLargo,
  movimientoSinFecha,
  muchosMovimientos,
  OTRO_DESDE,
  SIN_DESDE_CUANDO,
} from './mensajes.ts'

/** What a row says of a folder of another system, and the history that comes of it. */

const MAX_MOVIMIENTOS = 60
/** Of a state as a file calls it. */
export const MAX_NOMBRE_DE_ESTADO = 60

const A_LA_ARGENTINA = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

/** 31/12/2026 as 2026-12-31; anything else as it is. */
export const diaEnIso = (celda: string) =>
  celda.replace(
    A_LA_ARGENTINA,
    (_, dia: string, mes: string, anio: string) => `${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`,
  )

/** A line of the column Historia, its state as the file calls it. */
export interface MovimientoEscrito {
  readonly fecha: string
  readonly estado: string
  readonly observacion: string
}

const UN_MOVIMIENTO = /^(\S+)\s+([^:]+?)\s*(?::\s*(.*))?$/u
const CADA_MOVIMIENTO = /[\n|]/

/** '12/03/2018 OBSERVADO: falta el plano', one to a line or between bars; or why it is none. */
export function leerHistoria(celda: string): readonly MovimientoEscrito[] | string {
  const renglones = celda
    .split(CADA_MOVIMIENTO)
    .map((renglon) => renglon.trim())
    .filter((renglon) => renglon !== '')
  if (renglones.length > MAX_MOVIMIENTOS) return predicado(muchosMovimientos(MAX_MOVIMIENTOS))
  const movimientos: MovimientoEscrito[] = []
  for (const [n, renglon] of renglones.entries()) {
    const [, dia = '', estado = '', observacion = ''] = UN_MOVIMIENTO.exec(renglon) ?? []
    const fecha = diaEnIso(dia)
    if (estado === '') return predicado(movimientoIlegible(n + 1))
    if (!Fecha.safeParse(fecha).success) return predicado(movimientoSinFecha(n + 1))
    if (observacion.length > MAX_OBSERVACION) return predicado(movimientoLargo(n + 1, MAX_OBSERVACION))
    movimientos.push({ fecha, estado, observacion })
  }
  return movimientos
}

/** A state of the folder's, and since which day. */
export interface PasoAnterior {
  readonly estado: Estado
  readonly fecha: string
  readonly observacion: string
}

interface LoQueDice {
  readonly presentada: string
  readonly estado: Estado
  readonly desde?: string | undefined
  readonly observacion: string
  readonly movimientos: readonly PasoAnterior[]
}

interface FaltaDeFecha {
  readonly columna: 'Presentada' | 'Estado desde' | 'Historia'
  readonly msg: string
}

/**
 * What the folder went through: from the day on which it was filed to the state in which it is. Every step has its day: one that was
 * guessed would be counted among how long things take.
 */
export function pasosDe(
  { presentada, estado, desde, observacion, movimientos }: LoQueDice,
  hoy: string,
): { readonly pasos: readonly PasoAnterior[]; readonly faltas: readonly FaltaDeFecha[] } {
  const faltas: FaltaDeFecha[] = []
  if (presentada > hoy) faltas.push({ columna: 'Presentada', msg: DESPUES_DE_HOY })
  const [primero] = movimientos
  const laPresentacion = primero?.estado === 'PRESENTADO' && primero.fecha === presentada ? primero : undefined
  const pasos: PasoAnterior[] = [laPresentacion ?? { estado: 'PRESENTADO', fecha: presentada, observacion: '' }]
  for (const [n, movimiento] of movimientos.entries()) {
    if (movimiento === laPresentacion) continue
    if (movimiento.fecha < (pasos.at(-1)?.fecha ?? '')) {
      faltas.push({ columna: 'Historia', msg: movimientoDesordenado(n + 1) })
      break
    }
    if (movimiento.fecha > hoy) {
      faltas.push({ columna: 'Historia', msg: DESPUES_DE_HOY })
      break
    }
    pasos.push(movimiento)
  }
  const ultimo = pasos.at(-1)
  if (ultimo?.estado === estado) {
    if (desde !== undefined && desde !== ultimo.fecha) faltas.push({ columna: 'Estado desde', msg: OTRO_DESDE })
    if (observacion !== '') pasos[pasos.length - 1] = { ...ultimo, observacion }
  } else if (desde === undefined) faltas.push({ columna: 'Estado desde', msg: SIN_DESDE_CUANDO })
  else if (desde > hoy) faltas.push({ columna: 'Estado desde', msg: DESPUES_DE_HOY })
  else if (ultimo && desde < ultimo.fecha) faltas.push({ columna: 'Estado desde', msg: ANTES_DE_LO_ULTIMO })
  else pasos.push({ estado, fecha: desde, observacion })
  return { pasos, faltas }
}

/** Where an observed or unpaid one goes back to, as if it had gone its way here. */
export const previoTrasSusPasos = (pasos: readonly PasoAnterior[], expediente: string): Estado | null =>
  pasos.reduce<Estado | null>((estadoPrevio, { estado: hacia }, n) => {
    const antes = pasos[n - 1]
    if (!antes) return null
    const historia = pasos
      .slice(0, n)
      .map(({ estado }) => estado)
      .reverse()
    const desde = { estado: antes.estado, estadoPrevio, completa: true, expediente: expediente || null, historia }
    return estadoPrevioTras(desde, hacia)
  }, null)
