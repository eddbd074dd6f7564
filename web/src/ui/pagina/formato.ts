import { diaEnPalabras } from '@catastro/domain/dias'
import { mostrarPesos } from '@catastro/domain/dinero'
import { formatoDeLaCiudad } from '@catastro/domain/zona'

const dia = formatoDeLaCiudad('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric' })
const hora = formatoDeLaCiudad('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const horaConSegundos = formatoDeLaCiudad('es-AR', { timeStyle: 'medium', hourCycle: 'h23' })
const unDecimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

/** 'dd/mm/yyyy' of a moment, where the city is. */
export const fecha = (momento: string) => dia.format(new Date(momento))
export const fechaYHora = (momento: string) => `${fecha(momento)} ${hora.format(new Date(momento))}`
/** 'dd/mm/yyyy hh:mm:ss', of what changes within the minute. */
export const fechaYSegundo = (momento: string) => `${fecha(momento)} ${horaConSegundos.format(new Date(momento))}`

/** 'dd/mm/yyyy' of a calendar day 'yyyy-mm-dd', which has no zone. */
export const diaDeCalendario = diaEnPalabras

/** '$ 1.234,56' of an amount in pesos. */
export const pesos = mostrarPesos

export const tamanoDeArchivo = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${unDecimal.format(bytes / 1024 / 1024)} MB`

/** 20253334445 → 20-25333444-5 */
export const cuilConGuiones = (cuil: string) => cuil.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')

/** '1234,56' of an amount in pesos, as a person would type it; '' of none. */
export const importeParaEditar = (valor: number | undefined) =>
  valor === undefined ? '' : valor.toFixed(2).replace('.', ',')
