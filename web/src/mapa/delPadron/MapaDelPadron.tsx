import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { SeguirObras } from '../../obras/SeguirObras.tsx'
import { useBusqueda } from '../../plano/consultas.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { padronEnElMapa } from '../direcciones.ts'

/** Where a property is: the way to the map, with its parcel lit. */
export function MapaDelPadron({ padron }: { padron: string }) {
  const { data, error, isPending, refetch } = useBusqueda(padron)
  if (isPending) return <Spinner />
  if (error) return <FailedState error={error} alReintentar={refetch} />
  const [parcela] = data.parcelas
  return (
    <Panel aria-label="En el mapa" className="no-imprimir">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        En el mapa
      </Typography>
      {parcela ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={padronEnElMapa(padron)} variant="outlined">
            Ver el padrón {padron} en el mapa
          </Button>
          <SeguirObras lugar={{ idParcela: parcela.idParcela }} />
        </Box>
      ) : (
        <Typography>El padrón todavía no tiene su parcela en el mapa.</Typography>
      )}
    </Panel>
  )
}
