import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { type Conservacion, conservar } from './conservar.ts'

/** What is kept no longer goes once a day, before the copy that most cities take. */
export const trabajosDeConservacion = (conservacion: Conservacion): readonly Trabajo[] => [
  { nombre: 'conservar', cuando: '40 2 * * *', obra: () => conservar(conservacion) },
]
