import { Membrete } from '../../acceso/avisos/Membrete.tsx'
import { useSesion } from '../../red/sesion.ts'

/** Whose page this is, for who has no bar that says so. */
export const MembreteSinSesion = () => {
  const dentro = useSesion((sesion) => sesion.estado === 'autenticado' || sesion.estado === 'cargando')
  return dentro ? null : <Membrete />
}
