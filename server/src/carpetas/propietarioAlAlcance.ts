import { type Db, sentencia } from '../plataforma/base/db.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { esDelTitular } from './personasConParte.ts'

/**
 * Whether somebody may name an owner `o` by number (A-165): staff, who looked them up by CUIL in the last day, and who has
 * a folder of theirs. Nobody reads names or writes addresses by counting.
 */
export const alcanzaPropietario = (
  idPersona: string,
  idProfesional: string,
  esPersonal: string,
) => `(${esPersonal}::boolean
  or exists (select from propietario_hallado h where h.id_propietario = o.id_propietario
    and h.id_persona = ${idPersona}::integer and h.hallado_el > now() - interval '24 hours')
  or exists (select from carpeta c where c.id_propietario = o.id_propietario and c.borrada_el is null
    and ${esDelTitular(`${idPersona}::integer`, `${idProfesional}::integer`)}))`

const alAlcance = sentencia(
  'propietario_al_alcance',
  `select true as "si!" from propietario o where o.id_propietario = $1 and ${alcanzaPropietario('$2', '$3?', '$4')}`,
)

export async function propietarioAlAlcance(db: Db, quien: Identidad, idPropietario: number): Promise<boolean> {
  const [hay] = await alAlcance(db, idPropietario, quien.idPersona, quien.idProfesional, esPersonal(quien))
  return hay !== undefined
}
