import { diaDe } from '@catastro/domain/dias'
import type { Situacion } from '@catastro/domain/plazos/reglas'
import { enUnaFrase, terminoDe } from '@catastro/domain/plazos/termino'
import { Chip } from '../../ui/pagina/Chip.tsx'

interface Props {
  readonly vence: string
  /** What the folder waits for, said to who filed it; to staff, nothing. */
  readonly suya?: Situacion | null
}

/** When a folder falls due, and what happens otherwise; once that has gone by, how long ago. */
export function Vencimiento({ vence, suya = null }: Props) {
  const termino = terminoDe(vence, diaDe(new Date()), suya)
  if (!termino.alarma) return <span>{enUnaFrase(termino)}</span>
  return (
    <>
      <Chip tono="mal" entero>
        {termino.cuando}
      </Chip>
      {termino.siNo && <div>{termino.siNo}</div>}
    </>
  )
}
