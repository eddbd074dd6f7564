import type { Usuario } from '@catastro/domain/acceso/llamadas'
import type { Quien } from '@catastro/domain/llamada'
import { ADMINISTRAN, PERSONAL, type Perfil, type RolDePersona } from '@catastro/domain/roles'

/** Who is calling: the person as Ciudad Digital knows them, with the roles that the database gives them now. */
export interface Identidad {
  readonly usuario: Usuario
  readonly idPersona: number
  readonly roles: readonly RolDePersona[]
  readonly perfiles: readonly Perfil[]
  readonly idProfesional: number | null
}

export const esPersonal = (quien: Identidad) => quien.perfiles.some((p) => (PERSONAL as readonly Perfil[]).includes(p))
export const mantieneReferencias = (quien: Identidad) =>
  quien.perfiles.some((p) => (ADMINISTRAN as readonly Perfil[]).includes(p))
export const esAdministrador = (quien: Identidad) => quien.perfiles.includes('ADMINISTRADOR')

/** Whether a declared call may be made by this kind of person at all. Ownership of ids is the handler's question. */
export const puedeLlamar = (permitido: Quien, perfiles: readonly Perfil[]) =>
  typeof permitido === 'string' || perfiles.some((perfil) => permitido.includes(perfil))
