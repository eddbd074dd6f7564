import { COMO_ESTABA } from '@catastro/domain/formularios/anteriores'
import { Suspense } from 'react'
import { diferida } from '../../red/cargaDiferida.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Parte } from '../../ui/pagina/Parte.tsx'

const FormulariosAnteriores = diferida(() => import('./FormulariosAnteriores.tsx'), 'FormulariosAnteriores')

interface Props {
  readonly carpeta: { readonly idCarpeta: number; readonly numeroAnterior?: string | undefined }
}

/** Of a folder of another system, the forms that came with it: folded, and brought when somebody opens them. */
export function EnElSistemaAnterior({ carpeta: { idCarpeta, numeroAnterior } }: Props) {
  if (numeroAnterior === undefined) return null
  return (
    <Parte id="formularios-anteriores" titulo="Formularios anteriores" resumen={COMO_ESTABA} pliega="plegada" enPanel>
      <Suspense fallback={<Spinner />}>
        <FormulariosAnteriores idCarpeta={idCarpeta} />
      </Suspense>
    </Parte>
  )
}
