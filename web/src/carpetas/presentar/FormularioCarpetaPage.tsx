import { Navigate } from 'react-router'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { MIS_CARPETAS } from '../direcciones.ts'
import { useEncomienda } from './encomienda.ts'
import { FormularioCarpeta } from './FormularioCarpeta.tsx'
import { useCatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'

/** The folder form: without a chosen encomienda type there is nothing to fill. */
export function FormularioCarpetaPage() {
  const { encomienda, encomiendaFormulario } = useEncomienda()
  const { catalogos, error, reintentar } = useCatalogosDeCarpeta()
  if (!encomienda) return <Navigate to={MIS_CARPETAS.enlace()} replace />
  if (error) return <FailedState error={error} alReintentar={reintentar} />
  if (!catalogos) return <Spinner />
  return <FormularioCarpeta encomienda={encomienda} filas={encomiendaFormulario} catalogos={catalogos} />
}
