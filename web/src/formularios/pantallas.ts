import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { ComponentType } from 'react'
import { pantalla } from '../acceso/direccion/ruta.ts'

/** The two screens of a form of a folder. */
interface Pantallas {
  readonly Llenar: ComponentType
  readonly Ver: ComponentType
}

const ARCHIVOS = import.meta.glob<Pantallas>('./formulario*/formulario*.tsx')

/** From the form's own file, `formulario2/formulario2.tsx`. */
export function pantallasDe(codigo: CodigoDeFormulario) {
  const archivo = `./formulario${codigo}/formulario${codigo}.tsx`
  const traer = ARCHIVOS[archivo]
  if (!traer)
    throw new Error(`El formulario ${codigo} no tiene pantalla: falta web/src/formularios/${archivo.slice(2)}`)
  return { llenar: pantalla(traer, 'Llenar'), ver: pantalla(traer, 'Ver') }
}
