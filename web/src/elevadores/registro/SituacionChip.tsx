import { SIN_CONFIRMAR } from '@catastro/domain/elevadores/reglas'
import { EstadoChip } from '../../carpetas/ver/EstadoChip.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import type { Tono } from '../../ui/theme.ts'

const TONOS: Readonly<Record<string, Tono>> = {
  Pagado: 'bien',
  Revisada: 'bien',
  'Sin pagar': 'atencion',
  'En trámite': 'info',
  Registrado: 'neutro',
  Confirmado: 'bien',
  [SIN_CONFIRMAR]: 'atencion',
  Quitado: 'mal',
  Quitada: 'mal',
}

/** Where a form stands: of a form 27, its folder's state. */
export function SituacionChip({ situacion }: { situacion: string }) {
  const tono = TONOS[situacion]
  return tono ? <Chip tono={tono}>{situacion}</Chip> : <EstadoChip estado={situacion} />
}
