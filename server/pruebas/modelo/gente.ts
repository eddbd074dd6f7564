import type { Demo } from '../appDePrueba.ts'

/** Who plays: two professionals, a neighbour, and staff of three kinds. */
export const GENTE = ['pablo', 'bruno', 'clara', 'lucia', 'hector', 'ana'] as const satisfies readonly Demo[]
export type Persona = (typeof GENTE)[number]

export const PERSONAL: readonly Persona[] = ['lucia', 'hector', 'ana']
export const ADMINISTRADORA: Persona = 'ana'
/** Who files folders, and the professional they file for. */
export const PRESENTAN = { pablo: 1, bruno: 2, ana: 1 } as const satisfies Partial<Record<Persona, 1 | 2>>

/** Whoever filed a folder, and its professional. */
export const titularesDe = (presenta: keyof typeof PRESENTAN): readonly Persona[] =>
  presenta === 'ana' ? ['pablo', 'ana'] : [presenta]
