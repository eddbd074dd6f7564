import { errorDeCampo } from '@catastro/domain/errores'
import type { FiltroDeEstadisticas } from '@catastro/domain/estadisticas/llamadas'
import { PERIODO_AL_REVES, PERIODO_LARGO } from '@catastro/domain/estadisticas/mensajes'
import {
  cuantosMeses,
  MAX_MESES,
  MESES_POR_OMISION,
  type Periodo,
  sumarMeses,
} from '@catastro/domain/estadisticas/periodo'
import { hoy } from '../plataforma/proceso/hoy.ts'

/** Which counts are read. */
export interface Filtro {
  readonly periodo: Periodo
  /** As statements take it: an encomienda, a use, or zeros for every type. */
  readonly tipo: readonly [idEncomiendaTipo: number, idUso: number]
}

/** Without an end it is this month; without a beginning, the twelve months up to the end. */
export function leerFiltro({ desde, hasta = hoy().slice(0, 7), tipo = '' }: FiltroDeEstadisticas): Filtro {
  const periodo = { desde: desde ?? sumarMeses(hasta, 1 - MESES_POR_OMISION), hasta }
  const meses = cuantosMeses(periodo)
  if (meses < 1) throw errorDeCampo('hasta', PERIODO_AL_REVES)
  if (meses > MAX_MESES) throw errorDeCampo('hasta', PERIODO_LARGO)
  const [clase, numero] = tipo.split('-')
  const id = Number(numero ?? 0)
  return { periodo, tipo: [clase === 'encomienda' ? id : 0, clase === 'uso' ? id : 0] }
}

/** The days of a period, as a statement takes them: its first one, and the first one after it. */
export const diasDe = ({ desde, hasta }: Periodo) => [`${desde}-01`, `${sumarMeses(hasta, 1)}-01`] as const

/** The same, with what there is of whole years between: its first one, and the first one after it. */
export function anosDe(periodo: Periodo) {
  const [desde, hasta] = diasDe(periodo)
  const elSiguiente = `${Number(desde.slice(0, 4)) + (desde.endsWith('-01-01') ? 0 : 1)}-01-01`
  const anosDesde = elSiguiente < hasta ? elSiguiente : hasta
  const elUltimo = `${hasta.slice(0, 4)}-01-01`
  return [desde, anosDesde, elUltimo > anosDesde ? elUltimo : anosDesde, hasta] as const
}
