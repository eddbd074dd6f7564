import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { ENCOMIENDA_ELEGIDA, MIS_CARPETAS } from '../direcciones.ts'
import { elegirEncomienda, useEncomienda } from './encomienda.ts'
import { FormularioCarpeta } from './FormularioCarpeta.tsx'
import { useCatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import { useTiposDeEncomienda } from './useTiposDeEncomienda.ts'

/** The folder form: without a chosen encomienda type there is nothing to fill. The address may name it, to go on with a draft. */
export function FormularioCarpetaPage() {
  const { encomienda, encomiendaFormulario } = useEncomienda()
  const [parametros] = useSearchParams()
  const pedida = numeroDeLaDireccion(parametros.get(ENCOMIENDA_ELEGIDA))
  const otra = pedida !== null && pedida !== encomienda?.idEncomiendaTipo
  const tipos = useTiposDeEncomienda(otra)
  const filas = tipos.data?.tiposEncomienda
  const existe = filas?.some(({ idEncomiendaTipo }) => idEncomiendaTipo === pedida)
  useEffect(() => {
    if (otra && filas && existe) elegirEncomienda(filas, pedida)
  }, [otra, filas, existe, pedida])
  const { catalogos, error, reintentar } = useCatalogosDeCarpeta()
  if (otra && tipos.error) return <FailedState error={tipos.error} alReintentar={() => tipos.refetch()} />
  if (otra && existe !== false) return <Spinner />
  if (!encomienda || otra) return <Navigate to={MIS_CARPETAS.enlace()} replace />
  if (error) return <FailedState error={error} alReintentar={reintentar} />
  if (!catalogos) return <Spinner />
  return (
    <FormularioCarpeta
      key={encomienda.idEncomiendaTipo}
      encomienda={encomienda}
      filas={encomiendaFormulario}
      catalogos={catalogos}
    />
  )
}
