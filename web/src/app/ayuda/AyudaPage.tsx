import { Navigate, useSearchParams } from 'react-router'
import { DE_LA_PANTALLA, seccionDeAyuda } from '../../ciudad/direcciones.ts'
import { PaginaDeTexto } from '../../ciudad/PaginaDeTexto.tsx'
import { LoDemasDeLaAyuda } from './LoDemasDeLaAyuda.tsx'
import { seccionDePantalla } from './seccionDePantalla.ts'

/** The help of every screen on one page, which opens at that of the screen that it was asked from. */
export function AyudaPage() {
  const [parametros] = useSearchParams()
  const seccion = seccionDePantalla(parametros.get(DE_LA_PANTALLA) ?? '')
  if (seccion) return <Navigate to={seccionDeAyuda(seccion)} replace />
  return (
    <PaginaDeTexto texto="ayuda">
      <LoDemasDeLaAyuda />
    </PaginaDeTexto>
  )
}
