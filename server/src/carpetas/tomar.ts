import { type tomarCarpeta as llamadaTomar, MINUTOS_TOMADA } from '@catastro/domain/carpetas/escritorio'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { carpetaAlAlcance } from './alcance.ts'

const VALE = `t.tomada_el > now() - interval '${MINUTOS_TOMADA} minutes'`

/** Of a folder `c`: somebody other than the person of that value has it open, as it is now. */
export const LA_TIENE_OTRO = (idPersona: string) => `exists (
  select 1 from carpeta_tomada t where t.id_carpeta = c.id_carpeta and t.version = c.version
    and t.id_persona <> ${idPersona}::integer and ${VALE})`

/** Takes it, unless somebody else has it: then it answers no row. */
export const tomar = sentencia(
  'tomar_carpeta',
  `insert into carpeta_tomada as t (id_persona, id_carpeta, version, tomada_el)
   select $1, c.id_carpeta, c.version, now() from carpeta c where c.id_carpeta = $2 and c.borrada_el is null
   on conflict (id_carpeta) do update set id_persona = excluded.id_persona, version = excluded.version, tomada_el = excluded.tomada_el
   where t.id_persona = excluded.id_persona or t.version <> excluded.version or not ${VALE}
   returning t.id_carpeta as "idCarpeta"`,
)

export const soltar = sentencia(
  'soltar_carpeta',
  'delete from carpeta_tomada where id_persona = $1 and id_carpeta = $2',
)

const duenio = sentencia(
  'quien_tomo_carpeta',
  `select p.nombre_persona || ' ' || p.apellido_persona as nombre
   from carpeta_tomada t join persona p using (id_persona) where t.id_carpeta = $1 and t.id_persona <> $2`,
)

const laTiene = sentencia(
  'tiene_carpeta_tomada',
  `select from carpeta_tomada t join carpeta c using (id_carpeta)
   where t.id_carpeta = $1 and t.id_persona = $2 and t.version = c.version and ${VALE}`,
)
/** Whether this person has it open at the desk, as it is now. */
export const tieneAbierta = async (db: Db, { idPersona }: Identidad, idCarpeta: number): Promise<boolean> =>
  (await laTiene(db, idCarpeta, idPersona)).length > 0

/** The name of who has it already, or null: from now on it is of whoever asks. */
export async function tomarCarpeta(
  db: Db,
  quien: Identidad,
  { idCarpeta }: Recibido<typeof llamadaTomar>['json'],
): Promise<string | null> {
  await carpetaAlAlcance(db, quien, idCarpeta)
  if ((await tomar(db, quien.idPersona, idCarpeta)).length > 0) return null
  return (await duenio(db, idCarpeta, quien.idPersona))[0]?.nombre ?? null
}
