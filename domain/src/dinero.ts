import { predicado } from './motivo.ts'

declare const UNIDAD: unique symbol
/** A whole number of one unit: what is of another does not compile in its place. A bare number is nobody's yet, and takes either. */
type De<U extends string> = number & { readonly [UNIDAD]?: U }

/** Whole centavos. Amounts are never floating pesos inside the system. */
export type Centavos = De<'centavos'>
/** Hundredths of a metre, and of a square metre. */
export type Metros = De<'m'>
export type MetrosCuadrados = De<'m²'>
/** A quantity of something that has a price for each. */
type Cantidad = Metros | MetrosCuadrados

/** The largest amount the system takes: ten thousand million pesos. Every product of two amounts stays far inside a bigint column. */
export const IMPORTE_MAXIMO: Centavos = 1_000_000_000_000

export const IMPORTE_DEMASIADO_GRANDE = predicado('el importe es demasiado grande')
export const IMPORTE_INVALIDO = predicado('debe ser un importe en pesos, con dos decimales como máximo')

/** Thousands in threes, as people write them; nobody groups after a leading zero. */
const AGRUPADO = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/

/** '1.234,56', '1234.56', '1234' → hundredths; undefined when it is no number. A lone point followed by three digits groups thousands. */
export function leerCentesimas(texto: string): number | undefined {
  const limpio = texto.replace(/[\s$]/g, '')
  const normal = (AGRUPADO.test(limpio) ? limpio.replace(/\./g, '') : limpio).replace(',', '.')
  const partes = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(normal)
  return partes ? Number(partes[1]) * 100 + Number((partes[2] ?? '').padEnd(2, '0')) : undefined
}

export const leerImporte = (texto: string): Centavos | undefined => leerCentesimas(texto)
export const leerMetros = (texto: string): Metros | undefined => leerCentesimas(texto)

/** Half-up, once: for amounts and quantities, which are never negative. */
const redondeado = (numerador: bigint, divisor: bigint): number => Number((numerador + divisor / 2n) / divisor)

/** So much of something at a price for each. */
export const precioPor = (precio: Centavos, cantidad: Cantidad): Centavos =>
  redondeado(BigInt(precio) * BigInt(cantidad), 100n)

/** A rate of at most two decimals, in ten-thousandths: 0.6 % is 60. */
const diezmilesimas = (tasa: number) => BigInt(Math.round(tasa * 100))

/** `tasa` per cent of an amount. */
export const porCiento = (monto: Centavos, tasa: number): Centavos =>
  redondeado(BigInt(monto) * diezmilesimas(tasa), 10_000n)

/** `tasa` per cent of so much of something at a price for each, rounded only once. */
export const porCientoDe = (precio: Centavos, cantidad: Cantidad, tasa: number): Centavos =>
  redondeado(BigInt(precio) * BigInt(cantidad) * diezmilesimas(tasa), 1_000_000n)

/** The surface of what is so wide and so long, rounded once. */
export const superficieDe = (ancho: Metros, largo: Metros): MetrosCuadrados =>
  redondeado(BigInt(ancho) * BigInt(largo), 100n)

/** What goes out: a number with two decimals; and what came in as one, back. */
export const aPesos = (centavos: Centavos) => centavos / 100
export const dePesos = (pesos: number): Centavos => Math.round(pesos * 100)
/** The same of whole metres. */
export const aUnidades = (cantidad: Cantidad) => cantidad / 100

const conDosDecimales = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '$ 1.234,56', of an amount as it travels: in pesos. */
export const mostrarPesos = (pesos: number) => `$ ${conDosDecimales.format(pesos)}`
/** The same, of one as the system computes it. */
export const mostrarImporte = (centavos: Centavos) => mostrarPesos(aPesos(centavos))
