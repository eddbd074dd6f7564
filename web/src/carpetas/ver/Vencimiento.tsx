import { diaDe, diasEntre } from '@catastro/domain/dias'
import { Chip } from '../../ui/Chip.tsx'
import { enDias } from '../../ui/enDias.ts'
import { diaDeCalendario } from '../../ui/formato.ts'

/** When a folder falls due; once that has gone by, how long ago. */
export function Vencimiento({ vence }: { vence: string }) {
  const atraso = diasEntre(vence, diaDe(new Date()))
  if (atraso > 0) return <Chip tono="mal" entero>{`Vencida hace ${enDias(atraso)}`}</Chip>
  return <span>{atraso === 0 ? 'Vence hoy' : `Vence el ${diaDeCalendario(vence)}`}</span>
}
