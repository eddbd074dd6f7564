import { predicado } from '../motivo.ts'
import { normalizarBusqueda } from './busqueda.ts'

const MIN_LETRAS = 3
export const BUSCAR_MAS = predicado('escriba un número o al menos 3 letras')

/** What a person typed in a folder list's search box: a number (folder, padron or file number), or part of a name or street. */
export type Busqueda =
  | { readonly tipo: 'numero'; readonly numero: string }
  | { readonly tipo: 'texto'; readonly texto: string }

/** undefined for an empty box; null for what is too short to search. */
export function interpretarBusqueda(escrito: string): Busqueda | null | undefined {
  const texto = normalizarBusqueda(escrito)
  if (texto === '') return undefined
  const numero = texto.replace(/[\s.]/g, '')
  if (/^\d+$/.test(numero)) return { tipo: 'numero', numero }
  return texto.length >= MIN_LETRAS ? { tipo: 'texto', texto } : null
}
