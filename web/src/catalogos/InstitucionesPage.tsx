import { INICIO } from '../acceso/direcciones.ts'
import { SoloLectura } from '../acceso/SoloLectura.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
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
