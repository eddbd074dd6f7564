/** A stretch of whole months, both included: 'yyyy-mm'. */
export interface Periodo {
  readonly desde: string
  readonly hasta: string
}

export const MESES_POR_OMISION = 12
/** Ten years: as far as one picture can be read. */
export const MAX_MESES = 120

const numero = (mes: string) => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7)) - 1
const texto = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`

export const sumarMeses = (mes: string, cuantos: number) => texto(numero(mes) + cuantos)

/** How many months, both included; none or fewer when it ends before it begins. */
export const cuantosMeses = ({ desde, hasta }: Periodo) => numero(hasta) - numero(desde) + 1

/** Every month of it, in order. */
export const mesesDe = (periodo: Periodo) =>
  Array.from({ length: Math.max(0, cuantosMeses(periodo)) }, (_, n) => sumarMeses(periodo.desde, n))

/** The last twelve months, the one under way included, of a day 'yyyy-mm-dd'. */
export const ultimoAno = (hoy: string): Periodo => {
  const hasta = hoy.slice(0, 7)
  return { desde: sumarMeses(hasta, 1 - MESES_POR_OMISION), hasta }
}

/** Every Monday of it, 'yyyy-mm-dd'. */
export function lunesDe({ desde, hasta }: Periodo): string[] {
  const lunes: string[] = []
  const dia = new Date(`${desde}-01T00:00:00Z`)
  const fin = new Date(`${sumarMeses(hasta, 1)}-01T00:00:00Z`)
  dia.setUTCDate(dia.getUTCDate() + ((8 - dia.getUTCDay()) % 7))
  for (; dia < fin; dia.setUTCDate(dia.getUTCDate() + 7)) lunes.push(dia.toISOString().slice(0, 10))
  return lunes
}
