import { DIAS_DE_BORRADOR } from '@catastro/domain/borradores/reglas'
import type { DbRaiz } from '../plataforma/db.ts'
import type { Trabajo } from '../plataforma/trabajos.ts'
import { avisarBorradores } from './avisarBorradores.ts'

/** Drafts that nobody came back to: their people are told a week before they go. */
export const trabajosDeBorradores = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'avisar-borradores', cuando: '20 9 * * *', obra: (fin) => avisarBorradores(db, fin) },
  {
    nombre: 'olvidar-borradores',
    cuando: '40 4 * * *',
    obra: () =>
      db.$client.query(`delete from borrador where modificado_el < now() - interval '${DIAS_DE_BORRADOR} days'`),
  },
]
