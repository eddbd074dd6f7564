import type { Unidad } from './campo.ts'
import { mostrarImporte } from './dinero.ts'
import { CantidadCon, Importe } from './importe.ts'
import { predicado, sinRotulo } from './motivo.ts'

const conDosDecimales = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const sinDecimales = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })
const conSuUnidad = (numero: string, unidad: Unidad | undefined) => (unidad ? `${numero} ${unidad}` : numero)

/** '1.200' and '1200' → 1200; undefined when it is no whole number. */
export function leerEntero(texto: string): number | undefined {
  const limpio = texto.trim()
  if (!/^(\d{1,15}|[1-9]\d{0,2}(\.\d{3}){1,4})$/.test(limpio)) return undefined
  return Number(limpio.replaceAll('.', ''))
}

/** '12.345,00 m²', '$ 12.345,00' of hundredths. */
export const mostrarCantidad = (centesimas: number, unidad: Unidad | undefined) =>
  unidad === '$' ? mostrarImporte(centesimas) : conSuUnidad(conDosDecimales.format(centesimas / 100), unidad)

/** '1.200', '3 veces por semana'. */
export const mostrarEntero = (numero: number, unidad: Unidad | undefined) =>
  conSuUnidad(sinDecimales.format(numero), unidad)

export type Lectura = { readonly entendido: string } | { readonly motivo: string }

const Cantidad = CantidadCon(predicado('debe ser un número no negativo, con dos decimales como máximo'))

/** What is understood of a typed amount or measure, by the rule that the server reads it with, or why nothing is. */
export function entenderCantidad(texto: string, unidad: Unidad | undefined): Lectura {
  const leido = (unidad === '$' ? Importe : Cantidad).safeParse(texto)
  if (leido.success) return { entendido: mostrarCantidad(leido.data, unidad) }
  return { motivo: sinRotulo(leido.error.issues[0]?.message ?? '') }
}

/** The same of a whole number. */
export function entenderEntero(texto: string, unidad: Unidad | undefined): Lectura {
  const numero = leerEntero(texto)
  return numero === undefined ? { motivo: 'debe ser un número entero' } : { entendido: mostrarEntero(numero, unidad) }
}
