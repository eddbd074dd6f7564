import { TEXTOS, type TextoDeLaCiudad } from '@catastro/domain/ciudad/claves'
import { CLAVE_SIN_TEXTO } from '@catastro/domain/ciudad/mensajes'
import { useParams } from 'react-router'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { PaginaDeTexto } from './PaginaDeTexto.tsx'

const esTexto = (texto: string | undefined): texto is TextoDeLaCiudad => TEXTOS.some((uno) => uno === texto)

/** A page of the city's words, for anybody, with the day on which it was written. */
export function TextoPage() {
  const { texto } = useParams()
  return esTexto(texto) ? <PaginaDeTexto texto={texto} /> : <EmptyState texto={CLAVE_SIN_TEXTO} />
}
