import { entraComoGestor, entraComoPersonal, type RolDePersona } from '@catastro/domain/roles'
import { Navigate } from 'react-router'
import { useSesion } from '../../red/sesion.ts'
import { MESA_DE_ENTRADAS, MIS_CARPETAS, MIS_CARPETAS_VEREDAS } from '../direcciones.ts'

/** A person's own list of folders. Only who files them may enter /misCarpetas. */
function listaPropia(roles: readonly RolDePersona[]) {
  if (entraComoGestor(roles)) return MIS_CARPETAS.enlace()
  return entraComoPersonal(roles) ? MESA_DE_ENTRADAS.enlace() : MIS_CARPETAS_VEREDAS.enlace()
}

export const useListaPropia = () => useSesion((sesion) => listaPropia(sesion.roles))

/** A screen about a folder, opened without one: back to the list where one is chosen. */
export function SalidaSinCarpeta() {
  return <Navigate to={useListaPropia()} replace />
}
