import { useLocation } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'

/** Forms 40 and 44 show only their name, as their path has it: 'Formulario 40'. */
export function FormularioSinPantallaPage() {
  const codigo = useLocation().pathname.replace('/formulario', '')
  return <PageTitle volverA={INICIO.enlace()}>{`Formulario ${codigo}`}</PageTitle>
}
