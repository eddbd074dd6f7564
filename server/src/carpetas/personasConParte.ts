import { SIN_PERSONA } from '@catastro/domain/carpetas/reglas'
import { PROPIETARIO_SUPRIMIDO } from '@catastro/domain/conservacion/mensajes'
import { PERSONAL } from '@catastro/domain/roles'
import { TITULARES_DE } from '../padron/titulares.ts'

/**
 * Of a folder `c`: those who have a part in it, who filed it, its professional, its owner, and who holds the property of its
 * works by the land register (A-163, A-205).
 */
export const TIENEN_PARTE = `coalesce(array_remove(array[c.id_persona,
  (select x.id_persona from profesional x where x.id_profesional = c.id_profesional),
  (select x.id_persona from propietario x where x.id_propietario = c.id_propietario)]
  || ${TITULARES_DE('c.padron')}, null), '{}'::integer[])`

/**
 * Of a folder `c` of the person `t`: of one that came from another system, as that system says it; only one whose data went has an
 * encomienda and no owner (A-247).
 */
export const TITULAR = `coalesce(c.titular_anterior,
  case when c.id_propietario is null and c.id_encomienda_tipo is not null then '${PROPIETARIO_SUPRIMIDO}'
  else t.apellido_persona || ' ' || t.nombre_persona end)`

/** Of a folder `c` that the person `s` filed: their name, or as another system says it where nobody here is that one. */
export const SOLICITANTE = (
  separador: string,
) => `case when s.id_persona = ${SIN_PERSONA} and c.profesional_anterior is not null
    then c.profesional_anterior else s.apellido_persona || '${separador}' || s.nombre_persona end`

/** That a folder `c` is that person's, who filed it or is its professional: `esTitular`, as statements ask it. */
export const esDelTitular = (idPersona: string, idProfesional: string) =>
  `(c.id_persona = ${idPersona} or c.id_profesional = ${idProfesional})`

/** The person who inspects it. */
export const LO_INSPECCIONA = `(select x.id_persona from inspector x where x.id_inspector = c.id_inspector)`

/** Of an inspector `i`: enabled, and of the staff still (whoever adds an inspector grants no role: S-11). */
export const INSPECCIONA = `i.estado and exists (
  select 1 from persona_rol x join rol r using (id_rol) join perfil f using (id_perfil)
  where x.id_persona = i.id_persona and f.perfil in (${PERSONAL.map((perfil) => `'${perfil}'`).join()}))`
