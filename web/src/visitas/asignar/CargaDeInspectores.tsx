import { cuantos } from '@catastro/domain/plurales'
import type { InspectorConCarga } from '@catastro/domain/seguimiento/llamadas'
import Typography from '@mui/material/Typography'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import type { useCargaDeInspectores } from './consultas.ts'

export const cuantasCarpetas = (carga: number) => (carga === 0 ? 'sin carpetas' : cuantos(carga, 'carpeta', 'carpetas'))

type Consulta = ReturnType<typeof useCargaDeInspectores>

/** How many folders each inspector has in hand. */
export function CargaDeInspectores({ consulta: { data, error, refetch } }: { consulta: Consulta }) {
  return (
    <Panel aria-labelledby="carga-de-inspectores" sx={{ mb: 3 }}>
      <Typography variant="h2" id="carga-de-inspectores" sx={{ mb: 2 }}>
        Inspectores
      </Typography>
      {error ? (
        <FailedState error={error} alReintentar={refetch} />
      ) : data ? (
        <Cargas inspectores={data} />
      ) : (
        <Spinner />
      )}
    </Panel>
  )
}

const Cargas = ({ inspectores }: { inspectores: readonly InspectorConCarga[] }) =>
  inspectores.length === 0 ? (
    <Typography>No hay inspectores habilitados.</Typography>
  ) : (
    <Ficha
      datos={inspectores.map(({ inspector, Oficina, carga }) => ({
        nombre: `${inspector} · ${Oficina}`,
        valor: cuantasCarpetas(carga),
      }))}
    />
  )
