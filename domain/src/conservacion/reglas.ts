import { DIAS_DE_AVISO } from '../borradores/reglas.ts'
import { haceDias } from '../dias.ts'
import { type ClaseConservada, claseDe } from './clases.ts'

/**
 * Keeping less is so many days from being done, in which it can be seen and gone back on; keeping more is at once. As many as whoever
 * left a draft is told before, so that they still are.
 */
export const ESPERA_PARA_ACORTAR = DIAS_DE_AVISO

/** For ever (0) is the longest. */
export const masLargo = (dias: readonly number[]): number => (dias.includes(0) ? 0 : Math.max(...dias))

interface Version {
  readonly valor: Readonly<Record<string, string>>
  /** Null: as it came. */
  readonly escritoEl: Date | null
}

/** How long a kind is kept for now, by what the city wrote, the last one first: the longest that was in force within the wait. */
export function diasEnVigor(clase: ClaseConservada, versiones: readonly Version[], ahora: Date): number {
  const limite = haceDias(ESPERA_PARA_ACORTAR, ahora)
  const firme = versiones.findIndex(({ escritoEl }) => escritoEl === null || escritoEl <= limite)
  return masLargo(versiones.slice(0, firme + 1).map(({ valor }) => Number(valor[clase] ?? claseDe(clase).semilla)))
}

/** What is dated then or before goes; null, nothing ever does. */
export const hastaCuando = (dias: number, ahora: Date): Date | null => (dias === 0 ? null : haceDias(dias, ahora))
