import { diaDe, diasEntre } from '@catastro/domain/dias'
import { enDias } from '@catastro/domain/plurales'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { diaDeCalendario } from '../../ui/pagina/formato.ts'

interface Props {
  readonly vence: string
  /** Told to who filed it, that it is the city that falls due: nothing for them to be alarmed at. */
  readonly deLaCiudad?: boolean
}

/** When a folder falls due; once that has gone by, how long ago. */
export function Vencimiento({ vence, deLaCiudad = false }: Props) {
  const atraso = diasEntre(vence, diaDe(new Date()))
  if (deLaCiudad) {
    return (
      <span>
        {atraso > 0 ? `La ciudad se atrasó ${enDias(atraso)}` : `La ciudad tiene hasta el ${diaDeCalendario(vence)}`}
      </span>
    )
  }
  if (atraso > 0) return <Chip tono="mal" entero>{`Vencida hace ${enDias(atraso)}`}</Chip>
  return <span>{atraso === 0 ? 'Vence hoy' : `Vence el ${diaDeCalendario(vence)}`}</span>
}
