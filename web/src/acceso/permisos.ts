import { entraComoAdministrador, mantieneReferencias } from '@catastro/domain/roles'
import { useSesion } from '../red/sesion.ts'

/** The same rules that the server asks; here they only decide what is offered. */
export const useMantiene = () => useSesion(({ roles }) => mantieneReferencias(roles))
export const useAdministra = () => useSesion(({ roles }) => entraComoAdministrador(roles))
