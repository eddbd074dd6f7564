import { sentencia } from '../plataforma/db.ts'
import { ES_PARTE } from './inspectores.ts'

/** Which of these people have a part in the folder. */
export const quienesTienenParte = sentencia(
  'parte_en_la_carpeta',
  `select p.id_persona as "idPersona" from carpeta c join persona p on p.id_persona = any($2::int[])
   where c.id_carpeta = $1 and ${ES_PARTE}`,
)
