import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { TablaDeInstituciones } from './TablaDeInstituciones.tsx'
import { TablaDeTipos } from './TablaDeTipos.tsx'

/** Institutions and their types: one page, two tables. */
export function InstitucionesPage() {
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>Instituciones</PageTitle>
      <SoloLectura />
      <TablaDeInstituciones />
      <TablaDeTipos />
    </>
  )
}
