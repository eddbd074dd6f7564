import { DIAS_DE_BORRADOR } from '@catastro/domain/borradores/reglas'
import type { DbRaiz } from '../plataforma/db.ts'
import type { Trabajo } from '../plataforma/trabajos.ts'

/** Drafts that nobody came back to. */
export const trabajosDeBorradores = (db: DbRaiz): readonly Trabajo[] => [
  {
    nombre: 'olvidar-borradores',
    cuando: '40 4 * * *',
    obra: () =>
      db.$client.query(`delete from borrador where modificado_el < now() - interval '${DIAS_DE_BORRADOR} days'`),
  },
]
