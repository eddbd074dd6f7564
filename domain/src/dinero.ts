import * as z from 'zod/mini'

/** Whole centavos. Amounts are never floating pesos inside the system. */
export type Centavos = number

/** The largest amount the system takes: ten thousand million pesos. Every product of two amounts stays far inside a bigint column. */
export const IMPORTE_MAXIMO: Centavos = 1_000_000_000_000

export const IMPORTE_INVALIDO = 'debe ser un importe en pesos, con dos decimales como máximo'

/** Thousands in threes, as people write them; nobody groups after a leading zero. */
const AGRUPADO = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/

/** '1.234,56', '1234.56', '1234' → centavos; undefined when it is no amount. A lone point followed by three digits groups thousands. */
export function leerImporte(texto: string): Centavos | undefined {
  const limpio = texto.replace(/[\s$]/g, '')
  const normal = (AGRUPADO.test(limpio) ? limpio.replace(/\./g, '') : limpio).replace(',', '.')
  const partes = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(normal)
  return partes ? Number(partes[1]) * 100 + Number((partes[2] ?? '').padEnd(2, '0')) : undefined
}

/** A JSON number keeps the wire's point, and groups no thousands: 12.345 is three decimals. 0.1 + 0.2 is 0.30. */
function deNumero(pesos: number): Centavos | undefined {
  const [, dosDecimales] = /^(.+)000$/.exec(pesos.toFixed(5)) ?? []
  return dosDecimales === undefined ? undefined : leerImporte(dosDecimales)
}

const falta = (valor: unknown) => valor == null || (typeof valor === 'string' && valor.trim() === '')

/** An amount in pesos, with the specification's own text for when it is missing. */
export const ImporteObligatorio = (siFalta: string) => {
  const error = (valor: unknown) => (falta(valor) ? siFalta : IMPORTE_INVALIDO)
  return z
    .pipe(
      z.union([z.number(), z.string()], { error: ({ input }) => error(input) }),
      z.transform((valor, ctx): Centavos => {
        const centavos = typeof valor === 'number' ? deNumero(valor) : leerImporte(valor)
        if (centavos === undefined) {
          ctx.issues.push({ code: 'custom', message: error(valor), input: valor })
          return 0
        }
        return centavos
      }),
    )
    .check(z.maximum(IMPORTE_MAXIMO, { error: 'el importe es demasiado grande' }))
}

/** What comes in as pesos (number or text) becomes centavos. */
export const Importe = ImporteObligatorio(IMPORTE_INVALIDO)

/** What goes out: a number with two decimals. */
export const aPesos = (centavos: Centavos) => centavos / 100

const conDosDecimales = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '$ 1.234,56' */
export const mostrarImporte = (centavos: Centavos) => `$ ${conDosDecimales.format(centavos / 100)}`
