import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { DomicilioConCorreccion } from '../personas/DomicilioConCorreccion.tsx'
import { QUE_ES_SU_DOMICILIO, SU_DOMICILIO } from '../personas/mensajes.ts'
import { main } from '../red/cliente.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'

/** Where the person lives, as the owner that folders name; nothing for whom none does. */
export function MiDomicilio() {
  const { data, error, refetch } = useQuery({
    queryKey: ['miDomicilio'],
    queryFn: async () => (await main('GET /personas/miDomicilio')).domicilio,
    staleTime: 0,
  })
  if (!data && !error) return null
  return (
    <Panel sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {SU_DOMICILIO}
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && (
        <>
          <Typography sx={{ mb: 1.5 }}>{QUE_ES_SU_DOMICILIO}</Typography>
          <DomicilioConCorreccion domicilio={data} corrige="lo propio" alCorregir={() => void refetch()} />
        </>
      )}
    </Panel>
  )
}
