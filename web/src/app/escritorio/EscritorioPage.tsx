import { Suspense } from 'react'
import { AdjuntarArchivosPage } from '../../carpetas/atender/AdjuntarArchivosPage.tsx'
import type { RespuestasDe } from '../../carpetas/leer/LectorDeCarpeta.tsx'
import { diferida } from '../../red/cargaDiferida.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'

const RespuestasDeFormulario = diferida(
  () => import('../../formularios/leer/RespuestasDeFormulario.tsx'),
  'RespuestasDeFormulario',
)
const Respuestas: RespuestasDe = (props) => (
  <Suspense fallback={<Spinner />}>
    <RespuestasDeFormulario {...props} />
  </Suspense>
)

/** The desk of the folders, with what the forms' capability shows of them. */
export const EscritorioPage = () => <AdjuntarArchivosPage Respuestas={Respuestas} />
