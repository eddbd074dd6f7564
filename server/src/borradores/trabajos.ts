import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { avisarBorradores } from './avisarBorradores.ts'

/** Drafts that nobody came back to: their people are told a week before they go. */
export const trabajosDeBorradores = (db: DbRaiz, dias: () => Promise<number>): readonly Trabajo[] => [
  { nombre: 'avisar-borradores', cuando: '20 9 * * *', obra: async (fin) => avisarBorradores(db, await dias(), fin) },
]
