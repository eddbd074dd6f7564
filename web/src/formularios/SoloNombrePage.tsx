import { useLocation } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { PageTitle } from '../ui/PageTitle.tsx'

/** Forms 40 and 44 show only their name, as their path has it: 'Formulario 40'. */
export function SoloNombrePage() {
  const codigo = useLocation().pathname.replace('/formulario', '')
  return <PageTitle volverA={INICIO.enlace()}>{`Formulario ${codigo}`}</PageTitle>
}
