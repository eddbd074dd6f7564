import * as llamadas from '@catastro/domain/acceso/llamadas'
import { IDENTIDAD_ACEPTADA } from '@catastro/domain/acceso/mensajes'
import type { RolDePersona } from '@catastro/domain/roles'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { aceptarIdentidad, identidadesRechazadas } from './identidades.ts'

export function rutasDeAcceso(rutas: Rutas): void {
  rutas.on(llamadas.authStatus, ({ quien }) => ({ usuarioSinContraseña: quien.usuario, roles: rolesDe(quien) }))
  rutas.on(llamadas.identidadesRechazadas, async ({ db }) => ({ identidades: await identidadesRechazadas(db) }))
  rutas.on(llamadas.aceptarIdentidad, async ({ db, quien, json }) => {
    await aceptarIdentidad(db, quien, json.idIdentidad)
    return { ok: true, message: IDENTIDAD_ACEPTADA }
  })
  rutas.on(llamadas.rolPersona, ({ quien }) => ({ rolesPersona: rolesDe(quien) }))
  rutas.on(llamadas.perfiles, ({ quien }) => ({
    personaCatastro: {
      result: quien.roles.flatMap(({ perfil, idRol }) => (idRol === null ? [] : [{ Perfil: perfil, idRol }])),
      idProfesional: quien.idProfesional,
    },
  }))
}

/** At least one row, since screens take the person's number from the first. */
const rolesDe = ({ roles, idPersona }: Identidad): RolDePersona[] =>
  roles.length > 0 ? [...roles] : [{ idPersona, idRol: null, rol: null, perfil: null }]
