/** The four profiles of the specification. A citizen has none. */
export const PERFILES = ['ADMINISTRADOR', 'PROFESIONAL', 'OPERADOR M.E.', 'JEFE'] as const
export type Perfil = (typeof PERFILES)[number]

/** Staff of the city: they receive, inspect and move folders. */
export const PERSONAL = ['ADMINISTRADOR', 'OPERADOR M.E.', 'JEFE'] as const satisfies readonly Perfil[]

/** Who maintains the reference data; JEFE only reads it. */
export const ADMINISTRAN = ['ADMINISTRADOR', 'OPERADOR M.E.'] as const satisfies readonly Perfil[]

/** Who files folders with an encomienda. */
export const GESTORES = ['PROFESIONAL', 'ADMINISTRADOR'] as const satisfies readonly Perfil[]

/** The number of the role that must never be without somebody. */
export const ROL_ADMINISTRADOR = 1

export interface RolDePersona {
  readonly idPersona: number
  readonly idRol: number | null
  readonly rol: string | null
  readonly perfil: Perfil | null
}

type ConPerfil = Pick<RolDePersona, 'perfil'>
const tieneAlguno = (roles: readonly ConPerfil[], perfiles: readonly Perfil[]) =>
  roles.some(({ perfil }) => perfil !== null && perfiles.includes(perfil))

/** Areas of the portal and who enters each. The server asks again at every call. */
export const entraComoAdministrador = (roles: readonly ConPerfil[]) => tieneAlguno(roles, ['ADMINISTRADOR'])
export const entraComoPersonal = (roles: readonly ConPerfil[]) => tieneAlguno(roles, PERSONAL)
export const entraComoGestor = (roles: readonly Pick<RolDePersona, 'perfil' | 'rol'>[]) =>
  tieneAlguno(roles, ['ADMINISTRADOR']) || roles.some(({ rol }) => rol === 'PROFESIONAL')
export const mantieneReferencias = (roles: readonly ConPerfil[]) => tieneAlguno(roles, ADMINISTRAN)
export const tienePerfil = tieneAlguno

/** Every reply tells whom it was made for: the numbers of the roles that the person has now. */
export const CABECERA_DE_ROLES = 'x-roles'
export const enCabecera = (roles: readonly Pick<RolDePersona, 'idRol'>[]) =>
  roles
    .map(({ idRol }) => idRol)
    .filter((id) => id !== null)
    .sort((a, b) => a - b)
    .join()
