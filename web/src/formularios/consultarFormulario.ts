import type { CodigoDeFormulario } from '@catastro/domain/formularios/tipos'
import { main } from '../red/cliente.ts'

type Consulta = (idCarpeta: number) => Promise<readonly object[]>

/** What the server keeps of each form of a folder: the record first, or nothing. */
export const CONSULTAS: Readonly<Record<CodigoDeFormulario, Consulta>> = {
  '1': (idCarpeta) => main('GET /formulario/consultarFormulario1', { query: { idCarpeta } }),
  '1bis': (idCarpeta) => main('GET /formulario/consultarFormulario1bis/', { query: { idCarpeta } }),
  '2': (idCarpeta) => main('GET /formulario/consultarFormulario2', { query: { idCarpeta } }),
  '14': (idCarpeta) => main('GET /formulario/consultarFormulario14/', { query: { idCarpeta } }),
  '19': (idCarpeta) => main('GET /formulario/consultarFormulario19', { query: { idCarpeta } }),
}
