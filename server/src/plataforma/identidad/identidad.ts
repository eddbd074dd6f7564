import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { type Partes, porQueNoDecideDeProfesionales, tieneParte } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { DeclaracionDeLlamada } from '@catastro/domain/llamada'
import * as deRoles from '@catastro/domain/roles'
import { type Perfil, type RolDePersona, sinInspeccion, tienePerfil } from '@catastro/domain/roles'

/** Who is calling: the person as Ciudad Digital knows them, with the roles that the database gives them now. */
export interface Identidad {
  readonly usuario: Usuario
  readonly idPersona: number
  readonly roles: readonly RolDePersona[]
  readonly perfiles: readonly Perfil[]
  readonly idProfesional: number | null
  /** Ciudad Digital confirmed them a while ago, and does not answer now. */
  readonly recordada?: boolean
}

/** As who answers for what is done: all that an import knows of its person. */
export type Quien = Pick<Identidad, 'idPersona'>

/** They read every folder and what belongs to it. */
export const esPersonal = ({ roles }: Identidad) => deRoles.entraComoPersonal(roles)
/** Staff who do more than inspect. */
export const atiende = ({ roles }: Identidad) => deRoles.atiende(roles)
export const soloInspecciona = ({ roles }: Identidad) => deRoles.soloInspecciona(roles)
export const mantieneReferencias = ({ roles }: Identidad) => deRoles.mantieneReferencias(roles)
export const esAdministrador = (quien: Identidad) => quien.perfiles.includes('ADMINISTRADOR')

/** As what somebody reads: the role that makes them staff, or PROFESIONAL; null for a citizen. */
export const comoQue = ({ roles, idProfesional }: Identidad) =>
  roles.find(({ perfil }) => perfil !== null && deRoles.PERSONAL.some((p) => p === perfil))?.rol ??
  (idProfesional === null ? null : 'PROFESIONAL')

/** Whether a declared call may be made by this kind of person at all. Ownership of ids is the handler's question. */
export const puedeLlamar = ({ quien, inspecciona }: DeclaracionDeLlamada, { roles }: Identidad) =>
  typeof quien === 'string' || tienePerfil(inspecciona ? roles : sinInspeccion(roles), quien)

/** Nobody decides on what is their own. */
export function exigirAjeno(quien: Quien, partes: Partes, siEsPropio: string): void {
  if (tieneParte(quien.idPersona, partes)) throw new ErrorDePortal(403, siEsPropio)
}

/** Nor on their rivals, nor on what binds them all. */
export function exigirQueNoSeaProfesional(quien: Identidad): void {
  const motivo = porQueNoDecideDeProfesionales(quien)
  if (motivo) throw new ErrorDePortal(403, motivo)
}
