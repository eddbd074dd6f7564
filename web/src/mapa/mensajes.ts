import { cuantos, enDias } from '@catastro/domain/plurales'
export const TITULO_MAPA = 'Mapa de la ciudad'
export const TITULO_OBRAS_QUE_SIGO = 'Obras que sigo'
export const SIN_CARPETAS = 'No hay carpetas en trámite en esta manzana'

export const cuantasParcelas = (n: number) => cuantos(n, 'parcela', 'parcelas')
export const cuantasCarpetas = (n: number) => cuantos(n, 'carpeta en trámite', 'carpetas en trámite')
export const haceDias = (n: number) => (n === 0 ? 'Ingresada hoy' : `Ingresada hace ${enDias(n)}`)
