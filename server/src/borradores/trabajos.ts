import { DIAS_DE_BORRADOR } from '@catastro/domain/borradores/reglas'
import { type DbRaiz, sentencia } from '../plataforma/db.ts'
import type { Trabajo } from '../plataforma/trabajos.ts'
import { avisarBorradores } from './avisarBorradores.ts'
import { PAGANDOSE } from './borrador.ts'

const olvidarViejos = sentencia(
  'olvidar_borradores_viejos',
  `delete from borrador b where modificado_el < now() - interval '${DIAS_DE_BORRADOR} days' and not ${PAGANDOSE}`,
)

/** Drafts that nobody came back to: their people are told a week before they go. */
export const trabajosDeBorradores = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'avisar-borradores', cuando: '20 9 * * *', obra: (fin) => avisarBorradores(db, fin) },
  {
    nombre: 'olvidar-borradores',
    cuando: '40 4 * * *',
    obra: () => olvidarViejos(db),
  },
]
