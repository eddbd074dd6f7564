import { TITULO_APARTADOS } from '@catastro/domain/visitas/mensajes'
import { INICIO } from '../../acceso/direcciones.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { useApartados } from '../consultas.ts'
import { FichaDeApartado } from './FichaDeApartado.tsx'

/** What phones sent and does not stand by itself: the JEFE sees both, and says which one counts. */
export function ApartadosPage() {
  const { data, error, isPending, refetch } = useApartados()
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Llegó de un teléfono algo que no coincide con lo que ya había. Nada se perdió: elija cuál vale."
      >
        {TITULO_APARTADOS}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {isPending && <Spinner />}
      {data?.length === 0 && <EmptyState texto="No hay nada por decidir." />}
      <ol aria-label="Por decidir" style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 24 }}>
        {data?.map((apartado) => (
          <FichaDeApartado key={apartado.idEnvio} apartado={apartado} />
        ))}
      </ol>
    </>
  )
}
