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

/** Working days after one day and until the other, which counts. */
export function habilesEntre(desde: string, hasta: string, noLaborables: NoLaborables): number {
  let cuantos = 0
  for (let dia = sumarDias(desde, 1); dia <= hasta; dia = sumarDias(dia, 1)) {
    if (esHabil(dia, noLaborables)) cuantos += 1
  }
  return cuantos
}
