import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { avisarVencimientos } from './vencimientos.ts'

export const trabajosDeElevadores = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'avisar-vencimientos-de-elevadores', cuando: '20 9 * * *', obra: () => avisarVencimientos(db) },
]
