import type { Vencimiento } from '@catastro/domain/elevadores/llamadas'
import type { SituacionDeVencimiento } from '@catastro/domain/elevadores/reglas'
import { Chip } from '../ui/pagina/Chip.tsx'
import { diaDeCalendario } from '../ui/pagina/formato.ts'
import type { Tono } from '../ui/theme.ts'

const DICTAMEN: Readonly<Record<SituacionDeVencimiento, { readonly tono: Tono; readonly texto: string }>> = {
  SIN_FECHA: { tono: 'neutro', texto: 'Sin fecha' },
  VIGENTE: { tono: 'bien', texto: 'Vence el' },
  POR_VENCER: { tono: 'atencion', texto: 'Vence el' },
  VENCIDO: { tono: 'mal', texto: 'Venció el' },
}

/** An end of the register: green while it is far, amber in its last 30 days, red once it is over. */
export function VencimientoChip({ vencimiento: { hasta, situacion } }: { vencimiento: Vencimiento }) {
  const { tono, texto } = DICTAMEN[situacion]
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Chip tono={tono}>{hasta === null ? texto : `${texto} ${diaDeCalendario(hasta)}`}</Chip>
    </span>
  )
}
