import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { SinServicio } from '../../acceso/avisos/SinServicio.tsx'
import { INICIO } from '../../acceso/direcciones.ts'
import { irAlIngreso, useSesion } from '../../red/sesion.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'

/** The start page, and where unknown addresses end: into the portal, or to the city's login. */
export function InicioPage() {
  const estado = useSesion((sesion) => sesion.estado)
  useEffect(() => {
    if (estado === 'anonimo') irAlIngreso()
  }, [estado])
  if (estado === 'autenticado') return <Navigate to={INICIO.enlace()} replace />
  if (estado === 'sinServicio') return <SinServicio />
  return <Spinner />
}
