/** Where the days of a city begin and end, until its installation says so: Tucumán, where it was made first. */
export const ZONA_DE_FABRICA = 'America/Argentina/Tucuman'

let zona = ZONA_DE_FABRICA

/** That of this process, which serves one city; of a page, that of the city that gave it. */
export const zonaDeLaCiudad = () => zona

/** Said once, when the settings are read. */
export function vivirEn(otra: string): void {
  zona = otra
}

/** Whether it has a name that the calendar of this machine knows. */
export function esZona(nombre: string): boolean {
  try {
    new Intl.DateTimeFormat('es-AR', { timeZone: nombre })
    // Not 'GMT-3' nor '-03:00', which know no summer time.
    return /^[A-Za-z]+\/[A-Za-z_/-]+$/.test(nombre)
  } catch {
    return false
  }
}

/** Moments as they are written where the city is, wherever that is by then. */
export function formatoDeLaCiudad(idioma: string, opciones: Intl.DateTimeFormatOptions) {
  const en = (timeZone: string) => new Intl.DateTimeFormat(idioma, { ...opciones, timeZone })
  // Made at once: it takes a slow phone some milliseconds, which are not for when a screen is drawn.
  let [de, hecho] = [zona, en(zona)]
  return {
    format(momento: Date): string {
      if (de !== zona) [de, hecho] = [zona, en(zona)]
      return hecho.format(momento)
    },
  }
}
