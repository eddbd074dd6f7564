import { porQueNoDecide } from '@catastro/domain/carpetas/deberes'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { useSesion } from '../../red/sesion.ts'

export type CarpetaADecidir = Pick<CarpetaListItem, 'tienenParte' | 'tramiteEstado' | 'loInspecciona'>

/** Why the person of the session decides nothing about a folder; null when they may. The server asks the same rule. */
export function useImpedimento({ tienenParte, tramiteEstado: estado, loInspecciona }: CarpetaADecidir) {
  const roles = useSesion((sesion) => sesion.roles)
  const idPersona = roles[0]?.idPersona
  return idPersona === undefined ? null : porQueNoDecide({ idPersona, roles }, { tienenParte, estado, loInspecciona })
}
