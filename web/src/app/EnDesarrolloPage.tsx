import { PageTitle } from '../ui/PageTitle.tsx'
import { EN_DESARROLLO } from './mensajes.ts'

export function EnDesarrolloPage() {
  return <PageTitle volverA="/catastro">{EN_DESARROLLO}</PageTitle>
}
