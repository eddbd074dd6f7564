import type { modificarEmpleado as Modificar } from '@catastro/domain/catalogos/empleados'
import { NO_EXISTE_ROL, OFICINA_DE_OTRA_REPARTICION, ULTIMO_ADMINISTRADOR } from '@catastro/domain/catalogos/mensajes'
import { SON_SUS_ROLES } from '@catastro/domain/deberes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { personaPorCuil, recordarCiudadano } from '../personas/personaPorCuil.ts'
import { perfil, personaRol, rol } from '../personas/tablas.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import { type Db, type DbRaiz, enTransaccion, type Tx } from '../plataforma/db.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad.ts'
import { firmaDe } from '../plataforma/registros.ts'
import type { AlCambiarEmpleado } from './inspectores.ts'
import { exigirOficinaHabilitada } from './oficinas.ts'
import { empleado, oficina } from './tablas.ts'

export const listarRoles = (db: Db) => db.select({ idRol: rol.idRol, Rol: rol.rol }).from(rol).orderBy(asc(rol.idRol))

/** An employee, or a citizen who may become one: with nulls and no roles. */
export async function empleadoPorCuil(db: Db, registro: CiudadDigital, cuil: string, token: string) {
  const encontrada = await personaOFalla(db, registro, cuil, token)
  const { idPersona } = encontrada
  const [puesto] = await db
    .select({ idOficina: empleado.idOficina, idReparticion: oficina.idReparticion, bajaEl: empleado.bajaEl })
    .from(empleado)
    .innerJoin(oficina, eq(oficina.idOficina, empleado.idOficina))
    .where(eq(empleado.idPersona, idPersona))
  const roles = await db
    .select({ idRol: personaRol.idRol })
    .from(personaRol)
    .where(eq(personaRol.idPersona, idPersona))
    .orderBy(asc(personaRol.idRol))
  return {
    ...encontrada,
    idOficina: puesto?.idOficina ?? null,
    idReparticion: puesto?.idReparticion ?? null,
    roles: roles.map(({ idRol }) => idRol),
    bajaEl: puesto?.bajaEl?.toISOString() ?? null,
  }
}

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
    await cambiarRoles(tx, quien, encontrada.idPersona, elegidos)
    await tx
      .insert(empleado)
      .values({ idPersona: encontrada.idPersona, idOficina: values.oficina, usrmod: quien.idPersona })
      .onConflictDoUpdate({
        target: empleado.idPersona,
        set: { idOficina: values.oficina, bajaEl: null, motivoDeBaja: null, ...firmaDe(quien) },
        setWhere: sql`${empleado.idOficina} <> ${values.oficina} or ${empleado.bajaEl} is not null`,
      })
    await pedido.alCambiar(tx, quien, encontrada.idPersona)
  })
}

async function cambiarRoles(tx: Tx, quien: Identidad, idPersona: number, elegidos: readonly number[]) {
  const conocidos = await tx
    .select({ idRol: rol.idRol })
    .from(rol)
    .where(inArray(rol.idRol, [...elegidos]))
  if (conocidos.length < elegidos.length) throw errorDeCampo('selectedRoles', NO_EXISTE_ROL, 404)
  await conservarLosPropios(tx, quien, idPersona, elegidos)
  await conservarUnAdministrador(tx, idPersona, elegidos)
  await tx
    .delete(personaRol)
    .where(and(eq(personaRol.idPersona, idPersona), notInArray(personaRol.idRol, [...elegidos])))
  await tx
    .insert(personaRol)
    .values(elegidos.map((idRol) => ({ idPersona, idRol, usrmod: quien.idPersona })))
    .onConflictDoNothing()
}

/** One's own office, but not one's own roles. */
async function conservarLosPropios(tx: Tx, quien: Identidad, idPersona: number, elegidos: readonly number[]) {
  const actuales = await tx
    .select({ idRol: personaRol.idRol })
    .from(personaRol)
    .where(eq(personaRol.idPersona, idPersona))
  const mismos = actuales.length === elegidos.length && actuales.every(({ idRol }) => elegidos.includes(idRol))
  if (!mismos) exigirAjeno(quien, [idPersona], SON_SUS_ROLES)
}

/**
 * Somebody must be left to administer. The rows of all administrators are locked, so that of two requests at once
 * the second counts what the first one left.
 */
export async function conservarUnAdministrador(tx: Tx, idPersona: number, elegidos: readonly number[]): Promise<void> {
  const administradores = await tx
    .select({ idPersona: personaRol.idPersona, idRol: personaRol.idRol })
    .from(personaRol)
    .innerJoin(rol, eq(rol.idRol, personaRol.idRol))
    .innerJoin(perfil, eq(perfil.idPerfil, rol.idPerfil))
    .where(eq(perfil.perfil, 'ADMINISTRADOR'))
    .orderBy(asc(personaRol.idPersona))
    .for('update', { of: personaRol })
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
