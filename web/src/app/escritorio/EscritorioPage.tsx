import { lazy, Suspense } from 'react'
import { AdjuntarArchivosPage } from '../../carpetas/atender/AdjuntarArchivosPage.tsx'
import type { RespuestasDe } from '../../carpetas/leer/LectorDeCarpeta.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const RespuestasDeFormulario = lazy(() =>
  import('../../formularios/leer/RespuestasDeFormulario.tsx').then((m) => ({ default: m.RespuestasDeFormulario })),
)
const Respuestas: RespuestasDe = (props) => (
  <Suspense fallback={<Spinner />}>
    <RespuestasDeFormulario {...props} />
  </Suspense>
)

/** The desk of the folders, with what the forms' capability shows of them. */
export const EscritorioPage = () => <AdjuntarArchivosPage Respuestas={Respuestas} />
