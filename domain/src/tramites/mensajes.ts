import { cuantos, enDias } from '../plurales.ts'

export const TITULO_TRAMITES = 'Antes de empezar'
export const BAJADA_TRAMITES = 'Qué papeles lleva, cuánto cuesta, cuánto tarda y quién firma. No hace falta ingresar.'
export const NO_HAY_TAL_TRAMITE = 'Ese trámite no existe'
export const CUANTO_CUESTA = '¿Cuánto me va a costar?'
export const NO_SE_PUEDE_ESTIMAR =
  'Hoy no se puede estimar: alguna de sus tarifas no tiene un valor vigente. Consulte en la oficina.'
export const ELIJA_EL_TIPO_DE_OBRA = 'Elija el tipo de obra para ver cuánto cuesta.'
export const ES_UNA_ESTIMACION =
  'Es una estimación con las tarifas de hoy, hecha con la misma cuenta que la liquidación. Lo que se paga sale de lo que presente.'
export const POCOS_CASOS = 'Todavía no hay trámites suficientes para decir cuánto tarda.'
export const SIN_VALOR_VIGENTE = 'Hoy no tiene un valor vigente: consulte en la oficina.'

export const loQueTarda = ({ casos, mediana }: { readonly casos: number; readonly mediana: number }) =>
  `La mitad tardó ${enDias(mediana)} o menos, sin contar los días en que esperó a quien lo presentó (${casos} casos del último año).`

/** Of a state, in which folders stay. */
export const loQueDura = ({ casos, mediana }: { readonly casos: number; readonly mediana: number }) =>
  `La mitad lo deja ${mediana === 0 ? 'el mismo día' : `en ${enDias(mediana)} o menos`} (${cuantos(casos, 'caso', 'casos')} del último año).`
