import { porQueNoDecideDeProfesionales } from '@catastro/domain/deberes'
import { atiende, entraComoAdministrador, mantieneReferencias } from '@catastro/domain/roles'
import { useSesion } from '../red/sesion.ts'

/** The same rules that the server asks; here they only decide what is offered. */
export const useMantiene = () => useSesion(({ roles }) => mantieneReferencias(roles))
export const useAtiende = () => useSesion(({ roles }) => atiende(roles))
/** Whether what a row says of this CUIL is the person's of the session: as staff they decide nothing about it. */
export const useEsPropio = (cuil: string | null) => useSesion(({ usuario }) => usuario?.documento_persona === cuil)
export const useAdministra = () => useSesion(({ roles }) => entraComoAdministrador(roles))
/** Why, as staff, they change neither licences nor what is asked of professionals; null when they may. */
export const usePorQueNoDecideDeProfesionales = () => useSesion(porQueNoDecideDeProfesionales)
