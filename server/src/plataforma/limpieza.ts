import type { Almacen } from './archivos/almacen.ts'
import { barrerHuerfanos } from './archivos/barrer.ts'
import { type DbRaiz, sentencia } from './db.ts'
import type { Trabajo } from './trabajos.ts'

const UNA_HORA_MS = 3_600_000

const olvidarVencidos = sentencia(
  'olvidar_vencidos',
  `with i as (delete from idempotencia where vence < now())
   delete from uso_por_minuto where minuto < now() - interval '5 minutes'`,
)

/** What keeps the house tidy: bytes that no row names, and keys and counts whose time is over. */
export const trabajosDeLimpieza = (db: DbRaiz, almacen: Almacen): readonly Trabajo[] => [
  {
    nombre: 'barrer-archivos',
    cuando: '17 * * * *',
    obra: () => barrerHuerfanos(db, almacen, new Date(Date.now() - UNA_HORA_MS)),
  },
  {
    nombre: 'olvidar-vencidos',
    cuando: '*/10 * * * *',
    obra: () => olvidarVencidos(db),
  },
]
