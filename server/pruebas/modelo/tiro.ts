import fc from 'fast-check'
import { GENTE, type Persona } from './gente.ts'
import type { Jugada, Mesa } from './mesa.ts'
import { type Carpeta, esFinal } from './modelo.ts'

/**
 * What is drawn for a step: numbers, which each kind of step reads against the game as it is by then. Mostly somebody does
 * what fits; at times (`aCiegas`) anybody tries anything.
 */
export interface Tiro {
  readonly aCiegas: boolean
  readonly quien: number
  readonly cual: number
  readonly como: number
}

export const TIRO: fc.Arbitrary<Tiro> = fc.record({
  aCiegas: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  quien: fc.nat(11),
  cual: fc.nat(11),
  como: fc.nat(4),
})

/** A kind of step, and how often it is drawn among the others. */
export interface Paso {
  readonly peso: number
  /** Nothing where there is nothing to do it with. */
  readonly armar: (mesa: Mesa, tiro: Tiro) => Jugada | undefined
}

export const uno = <T>(lista: readonly T[], n: number): T | undefined => lista[n % lista.length]

/** One of those whom it befits; at times, anybody. */
export const quienDe = (tiro: Tiro, adecuados: readonly Persona[]): Persona =>
  uno(tiro.aCiegas || adecuados.length === 0 ? GENTE : adecuados, tiro.quien) ?? 'clara'

/** A step about a folder: one where it may be of use; at times, any. */
export const conCarpeta =
  (sirve: (c: Carpeta) => boolean, armar: (mesa: Mesa, tiro: Tiro, c: Carpeta) => Jugada | undefined): Paso['armar'] =>
  (mesa, tiro) => {
    const { carpetas } = mesa.modelo
    const adecuadas = carpetas.filter((c) => !c.borrada && sirve(c))
    const c = uno(tiro.aCiegas ? carpetas : adecuadas, tiro.quien)
    return c && armar(mesa, tiro, c)
  }

export const estaAbierta = (c: Carpeta) => !esFinal(c)
