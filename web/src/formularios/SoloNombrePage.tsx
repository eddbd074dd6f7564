import { PageTitle } from '../ui/PageTitle.tsx'

/** Forms 40 and 44 show only their name. */
export function SoloNombrePage({ nombre }: { nombre: string }) {
  return <PageTitle volverA="/catastro">{nombre}</PageTitle>
}
