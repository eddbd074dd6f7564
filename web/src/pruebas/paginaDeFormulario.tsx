import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { ComponentType } from 'react'

const ARCHIVOS = import.meta.glob<Readonly<Record<'Llenar' | 'Ver', ComponentType>>>(
  '../formularios/formulario*/formulario*.tsx',
  { eager: true },
)

/** The screens of each form of a folder, from its own file. */
export const paginaDe = (codigo: CodigoDeFormulario, cual: 'Llenar' | 'Ver' = 'Llenar') => {
  const Pagina = ARCHIVOS[`../formularios/formulario${codigo}/formulario${codigo}.tsx`]?.[cual]
  if (!Pagina) throw new Error(`El formulario ${codigo} no tiene ${cual}`)
  return <Pagina />
}
