import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { IDENTIDAD_INCOMPLETA, OTRA_IDENTIDAD } from '@catastro/domain/acceso/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Perfil, ROL_ADMINISTRADOR, type RolDePersona } from '@catastro/domain/roles'
import { Id } from '@catastro/domain/tipos'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Comprobacion } from '../plataforma/ciudadDigital/comprobarTokens.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

type RolConPerfil = RolDePersona & { readonly idRol: number; readonly perfil: Perfil }

// One keyed read per request, so that a change of roles holds at the next request in every process (S-5).
const leerRoles = sentencia(
  'leer_roles',
  `select p.documento_persona as documento, pr.id_profesional,
     (select coalesce(json_agg(json_build_object(
         'idPersona', x.id_persona, 'idRol', r.id_rol, 'rol', r.rol, 'perfil', f.perfil) order by r.id_rol), '[]')
      from persona_rol x join rol r using (id_rol) join perfil f using (id_perfil)
      where x.id_persona = p.id_persona) as roles
   from persona p left join profesional pr using (id_persona) where p.id_persona = $1`,
  con<{ roles: RolConPerfil[] }>(),
)

// Of whom asked that their contact be taken away, not that.
const CORREO = `case when contacto_suprimido_el is null then left($5, 120) else '' end`
const TELEFONO = `case when contacto_suprimido_el is null then left($6, 30) else '' end`
/** What Ciudad Digital says of a person replaces what was known here, as far as it fits; nothing is written when nothing changed. */
const recordarPersona = sentencia(
  'recordar_persona',
  `with nueva as (
     insert into persona
       (id_persona, documento_persona, nombre_persona, apellido_persona, email_persona, telefono_persona)
     values ($1, $2, left($3, 60), left($4, 60), left($5, 120), left($6, 30)) on conflict do nothing
   )
   update persona set nombre_persona = left($3, 60), apellido_persona = left($4, 60), email_persona = ${CORREO},
     telefono_persona = ${TELEFONO}
   where id_persona = $1
     and (nombre_persona, apellido_persona, email_persona, telefono_persona)
       is distinct from (left($3, 60), left($4, 60), ${CORREO}, ${TELEFONO})`,
)

const deOtro = sentencia(
  'identidad_de_otro',
  `select true as "si!" from persona where (id_persona = $1) <> (documento_persona = $2)
     and (id_persona = $1 or documento_persona = $2) limit 1`,
)
const anotarRechazo = sentencia(
  'anotar_identidad_rechazada',
  `insert into identidad_rechazada as i (id_persona, documento, nombre) values ($1, $2, left($3, 121))
   on conflict (id_persona, documento) do update set ultima_el = now(), veces = i.veces + 1, nombre = excluded.nombre,
     aceptada_el = null, aceptada_por = null
   where i.ultima_el < now() - interval '1 minute' or i.aceptada_el is not null`,
)

const nombrarAdministrador = sentencia(
  'nombrar_administrador',
  `insert into persona_rol (id_persona, id_rol)
   select $1, ${ROL_ADMINISTRADOR} where not exists (select 1 from persona_rol where id_rol = ${ROL_ADMINISTRADOR}) on conflict do nothing`,
)

/**
 * The caller's identity. `reciente`: Ciudad Digital has just been asked (and not the cache), so its data is kept here;
 * the first such call of a citizen creates their row.
 */
export async function identificar(
  db: Db,
  { usuario, reciente, recordada = false }: NonNullable<Comprobacion>,
  cuilAdministrador: string | undefined,
): Promise<Identidad> {
  const id = usuario.id_persona
  if (!Id.safeParse(id).success || !/^\d{11}$/.test(usuario.documento_persona)) {
    throw new ErrorDePortal(403, IDENTIDAD_INCOMPLETA)
  }
  let [fila] = reciente ? [] : await leerRoles(db, id)
  if (fila?.documento !== usuario.documento_persona) {
    await rechazarAOtro(db, usuario)
    await recordarPersona(
      db,
      id,
      usuario.documento_persona,
      usuario.nombre_persona,
      usuario.apellido_persona,
      usuario.email_persona,
      usuario.telefono_persona,
    )
    if (usuario.documento_persona === cuilAdministrador) await nombrarAdministrador(db, id)
    fila = (await leerRoles(db, id))[0]
  }
  const roles = fila?.roles ?? []
  return {
    usuario,
    idPersona: id,
    roles,
    perfiles: roles.map((rol) => rol.perfil),
    idProfesional: fila?.id_profesional ?? null,
    recordada,
  }
}

/** The pair of number and document that is known here: with one of them another's, nobody is signed in. */
async function rechazarAOtro(db: Db, usuario: Usuario): Promise<void> {
  const { id_persona: id, documento_persona: documento } = usuario
  const [otro] = await deOtro(db, id, documento)
  if (!otro) return
  await anotarRechazo(db, id, documento, `${usuario.apellido_persona} ${usuario.nombre_persona}`)
  throw new ErrorDePortal(403, OTRA_IDENTIDAD)
}
