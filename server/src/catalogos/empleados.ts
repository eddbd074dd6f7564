import type { modificarEmpleado as Modificar } from '@catastro/domain/catalogos/empleados'
import { NO_EXISTE_ROL, OFICINA_DE_OTRA_REPARTICION, ULTIMO_ADMINISTRADOR } from '@catastro/domain/catalogos/mensajes'
import { SON_SUS_ROLES } from '@catastro/domain/deberes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { personaPorCuil, recordarCiudadano } from '../personas/personaPorCuil.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { firmada } from '../plataforma/base/tablasDeReferencia.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import { exigirAjeno, type Identidad, type Quien } from '../plataforma/identidad/identidad.ts'
import type { AlCambiarEmpleado } from './inspectores.ts'
import { exigirOficinaHabilitada } from './oficinas.ts'

export const listarRoles = sentencia('listar_roles', 'select id_rol as "idRol", rol as "Rol" from rol order by id_rol')

const leerPuesto = sentencia(
  'puesto_de_empleado',
  `select e.id_oficina as "idOficina", o.id_reparticion as "idReparticion", e.baja_el as "bajaEl"
   from empleado e join oficina o using (id_oficina) where e.id_persona = $1`,
)
const rolesDe = sentencia(
  'ids_de_roles_de_persona',
  'select id_rol as "idRol" from persona_rol where id_persona = $1 order by id_rol',
)

/** An employee, or a citizen who may become one: with nulls and no roles. */
export async function empleadoPorCuil(db: Db, registro: CiudadDigital, cuil: string, token: string) {
  const encontrada = await personaOFalla(db, registro, cuil, token)
  const { idPersona } = encontrada
  const [puesto] = await leerPuesto(db, idPersona)
  const roles = await rolesDe(db, idPersona)
  return {
    ...encontrada,
    idOficina: puesto?.idOficina ?? null,
    idReparticion: puesto?.idReparticion ?? null,
    roles: roles.map(({ idRol }) => idRol),
    bajaEl: puesto?.bajaEl?.toISOString() ?? null,
  }
}

const darPuesto = sentencia(
  'dar_puesto',
  `insert into empleado (id_persona, id_oficina, usrmod) values ($1, $2, $3)
   on conflict (id_persona) do update set id_oficina = $2, baja_el = null, motivo_de_baja = null, ${firmada('$3')}
     where empleado.id_oficina <> $2 or empleado.baja_el is not null`,
)

interface Pedido {
  readonly datos: Recibido<typeof Modificar>['json']
  readonly token: string
  readonly alCambiar: AlCambiarEmpleado
}

/** Gives an employee an office and exactly these roles. They hold from the person's next request on (S-5). */
export async function modificarEmpleado(db: DbRaiz, registro: CiudadDigital, quien: Identidad, pedido: Pedido) {
  const { values, selectedRoles } = pedido.datos
  const elegidos = [...new Set(selectedRoles.map(({ idRol }) => idRol))]
  const encontrada = await personaOFalla(db, registro, values.cuil, pedido.token)
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { idReparticion } = await exigirOficinaHabilitada(tx, values.oficina, 'values.oficina')
    if (idReparticion !== values.reparticion) throw errorDeCampo('values.oficina', OFICINA_DE_OTRA_REPARTICION)
    await recordarCiudadano(tx, values.cuil, encontrada)
    const { idPersona } = encontrada
    await emplear(tx, quien, { idPersona, idOficina: values.oficina, roles: elegidos }, pedido.alCambiar)
  })
}

interface Puesto {
  readonly idPersona: number
  readonly idOficina: number
  /** No number twice. */
  readonly roles: readonly number[]
}

/** What the screen does and an import too: one post, and exactly these roles. The office was asked for already. */
export async function emplear(tx: Tx, quien: Quien, puesto: Puesto, alCambiar: AlCambiarEmpleado): Promise<void> {
  const { idPersona, idOficina, roles } = puesto
  await cambiarRoles(tx, quien, idPersona, roles)
  await darPuesto(tx, idPersona, idOficina, quien.idPersona)
  await alCambiar(tx, quien, idPersona)
}

const rolesEntre = sentencia('roles_entre', 'select id_rol as "idRol" from rol where id_rol = any($1::integer[])')
const quitarRoles = sentencia(
  'quitar_roles',
  'delete from persona_rol where id_persona = $1 and id_rol <> all($2::integer[])',
)
const darRoles = sentencia(
  'dar_roles',
  `insert into persona_rol (id_persona, id_rol, usrmod) select $1, id_rol, $3 from unnest($2::integer[]) id_rol
   on conflict do nothing`,
)

async function cambiarRoles(tx: Tx, quien: Quien, idPersona: number, elegidos: readonly number[]) {
  const conocidos = await rolesEntre(tx, elegidos)
  if (conocidos.length < elegidos.length) throw errorDeCampo('selectedRoles', NO_EXISTE_ROL, 404)
  await conservarLosPropios(tx, quien, idPersona, elegidos)
  await conservarUnAdministrador(tx, idPersona, elegidos)
  await quitarRoles(tx, idPersona, elegidos)
  await darRoles(tx, idPersona, elegidos, quien.idPersona)
}

/** One's own office, but not one's own roles. */
async function conservarLosPropios(tx: Tx, quien: Quien, idPersona: number, elegidos: readonly number[]) {
  const actuales = await rolesDe(tx, idPersona)
  const mismos = actuales.length === elegidos.length && actuales.every(({ idRol }) => elegidos.includes(idRol))
  if (!mismos) exigirAjeno(quien, [idPersona], SON_SUS_ROLES)
}

const bloquearAdministradores = sentencia(
  'bloquear_administradores',
  `select x.id_persona as "idPersona", x.id_rol as "idRol"
   from persona_rol x join rol r using (id_rol) join perfil f using (id_perfil)
   where f.perfil = 'ADMINISTRADOR' order by x.id_persona for update of x`,
)

/**
 * Somebody must be left to administer. The rows of all administrators are locked, so that of two requests at once
 * the second counts what the first one left.
 */
export async function conservarUnAdministrador(tx: Tx, idPersona: number, elegidos: readonly number[]): Promise<void> {
  const administradores = await bloquearAdministradores(tx)
  const propios = administradores.filter((a) => a.idPersona === idPersona)
  const quedanOtros = administradores.some((a) => a.idPersona !== idPersona)
  const loConserva = propios.length === 0 || propios.some((a) => elegidos.includes(a.idRol))
  if (!quedanOtros && !loConserva) throw new ErrorDePortal(409, ULTIMO_ADMINISTRADOR)
}

async function personaOFalla(db: Db, registro: CiudadDigital, cuil: string, token: string) {
  const encontrada = await personaPorCuil(db, registro, cuil, token)
  if (!encontrada) throw new ErrorDePortal(404, CUIL_NO_REGISTRADO)
  return encontrada
}
