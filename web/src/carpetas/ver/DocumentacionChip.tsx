import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { documentacionDe } from './documentacion.ts'

export function DocumentacionChip({ carpeta }: { carpeta: CarpetaListItem }) {
  const { texto, tono } = documentacionDe(carpeta)
  return <Chip tono={tono}>{texto}</Chip>
}
