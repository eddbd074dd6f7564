export const TITULO_MAPA = 'Mapa de la ciudad'
export const TITULO_OBRAS_QUE_SIGO = 'Obras que sigo'
export const SIN_CARPETAS = 'No hay carpetas en trámite en esta manzana'

const plural = (n: number, uno: string, varios: string) => `${n} ${n === 1 ? uno : varios}`
export const cuantasParcelas = (n: number) => plural(n, 'parcela', 'parcelas')
export const cuantasCarpetas = (n: number) => plural(n, 'carpeta en trámite', 'carpetas en trámite')
export const haceDias = (n: number) => (n === 0 ? 'Ingresada hoy' : `Ingresada hace ${plural(n, 'día', 'días')}`)
