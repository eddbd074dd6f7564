import { type Espera, enUnaFrase, terminoDe } from '@catastro/domain/carpetas/termino'
import { diaDe } from '@catastro/domain/dias'
import { Chip } from '../../ui/pagina/Chip.tsx'

interface Props {
  readonly vence: string
  /** What the folder waits for, said to who filed it; to staff, nothing. */
  readonly suya?: Espera | null
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
