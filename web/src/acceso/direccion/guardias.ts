import { entraComoAdministrador, entraComoGestor, entraComoPersonal, type RolDePersona } from '@catastro/domain/roles'

/** Who enters a route. The server asks again at every call. */
export type Guardia = 'abierta' | 'general' | 'gestor' | 'personal' | 'personalSinRed' | 'administrador'

export const puedeEntrar = (guardia: Guardia, autenticado: boolean, roles: readonly RolDePersona[]): boolean => {
  if (guardia === 'abierta') return true
  if (!autenticado) return false
  switch (guardia) {
    case 'general':
      return true
    case 'gestor':
      return entraComoGestor(roles)
    case 'personal':
    // Also without signal, for whom the phone remembers.
    case 'personalSinRed':
      return entraComoPersonal(roles)
    case 'administrador':
      return entraComoAdministrador(roles)
  }
}
