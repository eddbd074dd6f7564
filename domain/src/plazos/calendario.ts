/** Days of the calendar, `yyyy-mm-dd`: they have no hour and no zone. */

/** Holidays and closures. Saturdays and Sundays are none of the city's working days anyway. */
export type NoLaborables = ReadonlySet<string>

const DIA_MS = 86_400_000

export const sumarDias = (dia: string, cuantos: number) =>
  new Date(Date.parse(dia) + cuantos * DIA_MS).toISOString().slice(0, 10)

function esHabil(dia: string, noLaborables: NoLaborables): boolean {
  const deLaSemana = new Date(dia).getUTCDay()
  return deLaSemana !== 0 && deLaSemana !== 6 && !noLaborables.has(dia)
}

/** The last of so many working days, counted from the day after. */
export function sumarHabiles(dia: string, cuantos: number, noLaborables: NoLaborables): string {
  let ultimo = dia
  for (let quedan = cuantos; quedan > 0; ) {
    ultimo = sumarDias(ultimo, 1)
    if (esHabil(ultimo, noLaborables)) quedan -= 1
  }
  return ultimo
}

/** Working days after one day and until the other, which counts. By the week: a folder may have waited for ten years. */
export function habilesEntre(desde: string, hasta: string, noLaborables: NoLaborables): number {
  const cuantos = lunesAViernesHasta(hasta) - lunesAViernesHasta(desde)
  if (cuantos <= 0) return 0
  const feriados = [...noLaborables].filter((dia) => dia > desde && dia <= hasta && esHabil(dia, SIN_FERIADOS))
  return cuantos - feriados.length
}

const SIN_FERIADOS: NoLaborables = new Set()
/** 1 January 1970 was a Thursday, so that Monday the fifth began the first whole week. */
const LUNES = 4

/** Mondays to Fridays since that Monday and until a day, which counts. */
function lunesAViernesHasta(dia: string): number {
  const dias = Date.parse(dia) / DIA_MS - LUNES + 1
  const semanas = Math.floor(dias / 7)
  return semanas * 5 + Math.min(dias - semanas * 7, 5)
}
