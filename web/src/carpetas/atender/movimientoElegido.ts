import { rotulosDe } from '@catastro/domain/campo'
import { actualizarTramite, type CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import {
  FALTA_CONCEPTO,
  FALTA_EXPEDIENTE,
  FALTA_IMPORTE,
  FALTA_OBSERVACION,
  SIN_ARCHIVOS,
} from '@catastro/domain/carpetas/mensajes'
import { esperaPago, type MovimientoPosible, movimientosPosibles } from '@catastro/domain/carpetas/movimientos'
import { MAX_EXPEDIENTE, MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { leerImporte, mostrarImporte } from '@catastro/domain/dinero'
import { comoMaximo, comoOracion } from '@catastro/domain/motivo'
import { cuantos } from '@catastro/domain/plurales'
import type { Perfil } from '@catastro/domain/roles'
import { nombreDeEstado } from '../../red/configuracion.ts'
import type { ErrorDelResumen } from '../../ui/avisos/ErrorSummary.tsx'
import { ELIJA_ESTADO, ELIJA_IMPORTE, NADA_QUE_FINALIZAR } from '../mensajes.ts'
import { type Punto, revisarPuntos } from '../observar/puntosObservados.ts'
import { comoEstado } from '../ver/proximoPaso.ts'

export const ROTULOS_DE_ATENCION = rotulosDe(actualizarTramite.json)

/** What a clerk may do with a folder, from the same table that the server asks. */
export function movimientosDe(
  carpeta: Pick<CarpetaListItem, 'tramiteEstado' | 'tramiteEstadoPrevio' | 'carpetaCompleta'> &
    Partial<Pick<CarpetaListItem, 'idUso' | 'pagoDevuelto'>>,
  perfiles: readonly Perfil[],
): MovimientoPosible[] {
  const estado = comoEstado(carpeta.tramiteEstado)
  if (!estado) return []
  const estadoPrevio = comoEstado(carpeta.tramiteEstadoPrevio ?? '')
  return movimientosPosibles(
    {
      estado,
      estadoPrevio,
      completa: carpeta.carpetaCompleta,
      idUso: carpeta.idUso ?? null,
      pagoDevuelto: carpeta.pagoDevuelto ?? false,
    },
    perfiles,
  )
}

/** What the clerk has filled in so far. */
export interface Atencion {
  readonly observaciones: string
  readonly expediente: string
  /** What is asked to be paid; only on the way to PENDIENTE DE PAGO. */
  readonly monto?: string
  readonly concepto?: string
  readonly archivos: readonly File[]
  readonly movimiento: MovimientoPosible | undefined
  /** Observations of one form or file each; only on the way to OBSERVADO. */
  readonly puntos?: readonly Punto[]
  /** It is observed already: what is written without another state is one more thing to answer. */
  readonly yaObservada?: boolean
  /** No other state may be chosen, so that only a file would be something. */
  readonly sinEstados?: boolean
}

/** Whether FINALIZAR adds observations to a folder that stays OBSERVADO. */
export const agregaObservaciones = ({ movimiento, yaObservada, observaciones, puntos = [] }: Atencion) =>
  !movimiento && yaObservada === true && (observaciones.trim() !== '' || puntos.length > 0)

const SE_LE_AVISA = 'se le avisa a quien la presentó'

/** What FINALIZAR will do, and whom it tells; empty while nothing that it does is chosen. */
export function queHara(atencion: Atencion): string {
  const { movimiento, archivos, observaciones, puntos = [] } = atencion
  const adjunta = archivos.length > 0 ? `Adjunta ${cuantos(archivos.length, 'archivo', 'archivos')}` : ''
  const deLaCarpeta = observaciones.trim() === '' ? 0 : 1
  if (agregaObservaciones(atencion)) {
    const suma = cuantos(puntos.length + deLaCarpeta, 'punto', 'puntos')
    return oracion(adjunta, `sigue en ${nombreDeEstado('OBSERVADO')} con ${suma} más`, SE_LE_AVISA)
  }
  if (!movimiento) return adjunta && `${adjunta}: el estado no cambia.`
  const con = movimiento.estado === 'OBSERVADO' ? puntos.length + deLaCarpeta : 0
  const pasa = `pasa a ${nombreDeEstado(movimiento.estado)}${con > 0 ? ` con ${cuantos(con, 'punto', 'puntos')}` : ''}`
  return oracion(adjunta, `${pasa}${loQuePide(atencion)}`, SE_LE_AVISA)
}

/** ' y pide $ 12.500,50 (Tasa)', once it can be read. */
function loQuePide({ movimiento, monto = '', concepto = '' }: Atencion): string {
  const importe = movimiento && esperaPago(movimiento.estado) && leerImporte(monto.trim())
  if (!importe) return ''
  const que = concepto.trim()
  return ` y pide ${mostrarImporte(importe)}${que && ` (${que})`}`
}

const oracion = (...partes: readonly string[]) => {
  const dicho = partes.filter(Boolean).join('; ')
  return `${dicho.charAt(0).toUpperCase()}${dicho.slice(1)}.`
}

/** What stands in the way of FINALIZAR, in the order of the screen (A-38). Empty: nothing. */
export function revisarAtencion(atencion: Atencion, expedienteGuardado: string | null): ErrorDelResumen[] {
  const { observaciones, expediente, archivos, movimiento, puntos = [], sinEstados = false } = atencion
  const agrega = agregaObservaciones(atencion)
  const observacion = observaciones.trim()
  const numero = expediente.trim()
  const nadaEscrito = observacion === '' && numero === (expedienteGuardado ?? '')
  if (!movimiento && !agrega && archivos.length === 0 && nadaEscrito) {
    return [sinEstados ? { campo: 'files', texto: SIN_ARCHIVOS } : { campo: 'idEstado', texto: NADA_QUE_FINALIZAR }]
  }
  const errores: ErrorDelResumen[] = []
  if (observacion.length > MAX_OBSERVACION)
    errores.push({ campo: 'observaciones', texto: demasiado('observaciones', MAX_OBSERVACION) })
  if (numero.length > MAX_EXPEDIENTE)
    errores.push({ campo: 'expediente', texto: demasiado('expediente', MAX_EXPEDIENTE) })
  if (movimiento?.pide === 'observacion' && observacion === '' && puntos.length === 0) {
    errores.push({ campo: 'observaciones', texto: FALTA_OBSERVACION })
  }
  if (movimiento?.pide === 'expediente' && numero === '' && !expedienteGuardado) {
    errores.push({ campo: 'expediente', texto: FALTA_EXPEDIENTE })
  }
  if (movimiento && esperaPago(movimiento.estado)) errores.push(...revisarCobro(atencion))
  errores.push(...revisarPuntos(puntos))
  // What was typed would be lost without a word.
  if (!movimiento && !agrega && !nadaEscrito) {
    errores.push({ campo: 'idEstado', texto: ELIJA_ESTADO })
  }
  return errores
}

/** Whoever has to pay is told how much and what for: only a program may move it without saying (A-204). */
function revisarCobro({ monto = '', concepto = '' }: Atencion): ErrorDelResumen[] {
  const importe = monto.trim()
  const errores: ErrorDelResumen[] = []
  if (concepto.trim() === '') errores.push({ campo: 'concepto', texto: FALTA_CONCEPTO })
  if (importe === '') errores.push({ campo: 'monto', texto: FALTA_IMPORTE })
  else if (!leerImporte(importe))
    errores.push({ campo: 'monto', texto: `${ROTULOS_DE_ATENCION.monto.etiqueta}: ${ELIJA_IMPORTE}` })
  return errores
}

const demasiado = (campo: keyof typeof ROTULOS_DE_ATENCION, max: number) =>
  comoOracion(ROTULOS_DE_ATENCION[campo], comoMaximo(max))
