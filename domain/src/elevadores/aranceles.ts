import type { Centavos } from '../dinero.ts'

/** The flat fee of forms 27 and 29, whatever the number of elevators. */
export const TARIFA_DE_ELEVADORES = 116

export const importeDeElevadores = (tarifa: Centavos): Centavos => tarifa
