import { ErrorDePortal } from '@catastro/domain/errores'
import type { QuienDecide } from '@catastro/domain/visitas/apartados'
import { APARTADO_NO_ENCONTRADO } from '@catastro/domain/visitas/mensajes'
import { TIENEN_PARTE } from '../carpetas/personasConParte.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad/identidad.ts'

/*
 * Who decides what phones sent and was put aside: nobody between two of which they sent one, while somebody else may.
 * Where nobody else may, an ADMINISTRADOR does; and nobody on a folder in which they have a part.
 */

const hayQuien = (perfiles: string, menos: string) => `exists (
  select from persona_rol x join rol r using (id_rol) join perfil f using (id_perfil)
  where f.perfil in (${perfiles}) and x.id_persona <> all(${menos}))`

// What was put aside, each with who sent one of the two and who has a part in its folder.
const APARTADOS = `(
  select e.id_envio, t.parte, array(
    select o.id_persona from visita_envio o where o.id_envio = e.id_envio or o.situacion = 'VALE' and o.clase = e.clase
      and (o.id = e.id or e.clase = 'RESULTADO' and o.id_visita = e.id_visita)) as enviaron
  from visita_envio e join visita v using (id_visita) join carpeta c using (id_carpeta)
    cross join lateral (select ${TIENEN_PARTE} as parte) t
  where e.situacion = 'APARTADO') a`
const HAY_OTRO = hayQuien(`'JEFE', 'ADMINISTRADOR'`, 'a.enviaron || a.parte')
const HAY_ADMINISTRADOR = hayQuien(`'ADMINISTRADOR'`, 'a.parte')

const leer = sentencia(
  'quien_decide_lo_apartado',
  `select a.enviaron as "enviaron!", a.parte as "parte!", ${HAY_OTRO} as "hayOtro!", ${HAY_ADMINISTRADOR} as "hayAdministrador!"
   from ${APARTADOS} where a.id_envio = $1`,
  con<{ enviaron: number[]; parte: number[] }>(),
)

export async function quienDecide(db: Db, quien: Identidad, idEnvio: number): Promise<QuienDecide> {
  const [apartado] = await leer(db, idEnvio)
  if (!apartado) throw new ErrorDePortal(404, APARTADO_NO_ENCONTRADO)
  const { enviaron, parte, hayOtro, hayAdministrador } = apartado
  if (!hayOtro && !hayAdministrador) return 'NADIE'
  if (parte.includes(quien.idPersona)) return 'QUIEN NO TENGA PARTE'
  if (!enviaron.includes(quien.idPersona)) return 'USTED'
  if (hayOtro) return 'OTRA PERSONA'
  return esAdministrador(quien) ? 'USTED, SIN NADIE MAS' : 'UN ADMINISTRADOR'
}

const contar = sentencia(
  'apartados_sin_quien_decida',
  `select count(*)::integer as "cuantos!" from ${APARTADOS} where not (${HAY_OTRO} or ${HAY_ADMINISTRADOR})`,
)
/** Those that wait for somebody to be named. */
export const cuantosSinQuienDecida = async (db: Db) => (await contar(db))[0]?.cuantos ?? 0
