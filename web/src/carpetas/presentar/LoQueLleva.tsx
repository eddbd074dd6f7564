import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTramites } from '../../tramites/consultas.ts'
import { tramiteDeEncomienda } from '../../tramites/direcciones.ts'
import { EstimacionDeCarpeta } from '../../tramites/EstimacionDeCarpeta.tsx'
import { FichaDeTramite } from '../../tramites/FichaDeTramite.tsx'
import { ANTES_DE_EMPEZAR } from '../../tramites/mensajes.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'

/** Papers, cost, time and signers of the chosen type, beside the choice; what it would cost, below the choice where there is room. */
export function LoQueLleva({ idEncomiendaTipo }: { idEncomiendaTipo: number }) {
  const { data, error, refetch } = useTramites()
  const tramite = data?.tramites.find((uno) => uno.tramite === tramiteDeEncomienda(idEncomiendaTipo))
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data || !tramite) return null
  return (
    <>
      <Panel aria-labelledby="antes-de-empezar" sx={{ gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>
        <Typography variant="h2" id="antes-de-empezar" sx={{ mb: 2 }}>
          {ANTES_DE_EMPEZAR}
        </Typography>
        <FichaDeTramite tramite={tramite} nivel="h3" />
      </Panel>
      <Box sx={{ gridColumn: { lg: 1 } }}>
        <EstimacionDeCarpeta key={tramite.tramite} tramite={tramite} datos={data} />
      </Box>
    </>
  )
}
