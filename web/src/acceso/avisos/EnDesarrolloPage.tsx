import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { INICIO } from '../direcciones.ts'
import { EN_DESARROLLO } from '../mensajes.ts'

export function EnDesarrolloPage() {
  return <PageTitle volverA={INICIO.enlace()}>{EN_DESARROLLO}</PageTitle>
}
