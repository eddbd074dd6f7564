import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { avisarAtrasos } from './avisarAtrasos.ts'
import { avisarVencidas } from './avisarVencidas.ts'
import { recalcularVencimientos } from './recalcular.ts'

export const trabajosDeSeguimiento = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'recalcular-vencimientos', cuando: { cadaSegundos: 5 }, obra: (fin) => recalcularVencimientos(db, fin) },
  { nombre: 'avisar-atrasos', cuando: '0 7 * * *', obra: () => avisarAtrasos(db) },
  { nombre: 'avisar-vencidas', cuando: '30 7 * * *', obra: (fin) => avisarVencidas(db, fin) },
]
