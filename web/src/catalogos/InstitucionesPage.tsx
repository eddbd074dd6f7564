import { PageTitle } from '../ui/PageTitle.tsx'
import { SoloLectura } from '../ui/SoloLectura.tsx'
import { TablaDeInstituciones } from './TablaDeInstituciones.tsx'
import { TablaDeTipos } from './TablaDeTipos.tsx'

/** Institutions and their types: one page, two tables. */
export function InstitucionesPage() {
  return (
    <>
      <PageTitle volverA="/catastro">Instituciones</PageTitle>
      <SoloLectura />
      <TablaDeInstituciones />
      <TablaDeTipos />
    </>
  )
}
