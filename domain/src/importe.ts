import * as z from 'zod/mini'
import {
  type Centavos,
  IMPORTE_DEMASIADO_GRANDE,
  IMPORTE_INVALIDO,
  IMPORTE_MAXIMO,
  leerCentesimas,
  type Metros,
  type MetrosCuadrados,
} from './dinero.ts'
import { predicado } from './motivo.ts'

/* What comes in as an amount or a quantity. A screen that only shows them goes without. */

/** A JSON number keeps the wire's point, and groups no thousands: 12.345 is three decimals. 0.1 + 0.2 is 0.30. */
function deNumero(pesos: number): number | undefined {
  const [, dosDecimales] = /^(.+)000$/.exec(pesos.toFixed(5)) ?? []
  return dosDecimales === undefined ? undefined : leerCentesimas(dosDecimales)
}

const MAS_DE_DOS_DECIMALES = predicado('admite hasta dos decimales')

/** A number but for its decimals, as `leerCentesimas` would read it. */
const CON_MAS_DECIMALES = /^(\d{1,13}|[1-9]\d{0,2}(\.\d{3})+)[.,]\d{3,}$/
const tieneMasDecimales = (valor: number | string) =>
  typeof valor === 'number' ? valor > 0 && valor < 1e13 : CON_MAS_DECIMALES.test(valor.replace(/[\s$]/g, ''))

/** A number with at most two decimals, as JSON number or as people write it, becomes hundredths. Never negative. */
const conDosDecimalesComoMaximo = <U extends number>(error: string, siFalta = error) => {
  const motivo = (valor: unknown) => (falta(valor) ? siFalta : error)
  return z.pipe(
    z.union([z.number(), z.string()], { error: ({ input }) => motivo(input) }),
    z.transform((valor, ctx): U => {
      const centesimas = typeof valor === 'number' ? deNumero(valor) : leerCentesimas(valor)
      if (centesimas === undefined) {
        const message = tieneMasDecimales(valor) ? MAS_DE_DOS_DECIMALES : motivo(valor)
        ctx.issues.push({ code: 'custom', message, input: valor })
        return 0 as U
      }
      return centesimas as U
    }),
  )
}

const falta = (valor: unknown) => valor == null || (typeof valor === 'string' && valor.trim() === '')

/** What comes in as pesos (number or text) becomes centavos; `error` replaces the usual words for what is no amount. */
export const ImporteCon = (error: string, siFalta = error) =>
  conDosDecimalesComoMaximo<Centavos>(error, siFalta).check(
    z.maximum(IMPORTE_MAXIMO, { error: IMPORTE_DEMASIADO_GRANDE }),
  )
export const Importe = ImporteCon(IMPORTE_INVALIDO)
/** With the specification's own text for when it is missing. */
export const ImporteObligatorio = (siFalta: string) => ImporteCon(IMPORTE_INVALIDO, siFalta)

/** Ten million m² or metres: more is a slip of the pen. */
const CANTIDAD_MAXIMA = 1_000_000_000

/** A surface or a length with at most two decimals becomes hundredths of it: of which, says who asks. */
export const CantidadCon = <U extends Metros | MetrosCuadrados>(error: string) =>
  conDosDecimalesComoMaximo<U>(error).check(
    z.maximum(CANTIDAD_MAXIMA, { error: predicado('el número es demasiado grande') }),
  )
