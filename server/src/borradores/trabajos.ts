import { DIAS_DE_ESPERA, haceDias } from '@catastro/domain/dias'
import { type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { avisarBorradores } from './avisarBorradores.ts'
import { PAGANDOSE } from './borrador.ts'

const olvidarViejos = sentencia(
  'olvidar_borradores_viejos',
  `delete from borrador b where modificado_el <= $1 and not ${PAGANDOSE}`,
)

/** Drafts that nobody came back to: their people are told a week before they go. */
export const trabajosDeBorradores = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'avisar-borradores', cuando: '20 9 * * *', obra: (fin) => avisarBorradores(db, fin) },
  {
    nombre: 'olvidar-borradores',
    cuando: '40 4 * * *',
    obra: () => olvidarViejos(db, haceDias(DIAS_DE_ESPERA, db.ahora())),
  },
]
