import type { InspectorConCarga } from '@catastro/domain/seguimiento/llamadas'
import Typography from '@mui/material/Typography'
import { Ficha } from '../../ui/Ficha.tsx'
import { Panel } from '../../ui/Panel.tsx'

export const cuantas = (carga: number) =>
  carga === 0 ? 'sin carpetas' : carga === 1 ? '1 carpeta' : `${carga} carpetas`

/** How many folders each inspector has in hand. */
export function CargaDeInspectores({ inspectores }: { inspectores: readonly InspectorConCarga[] }) {
  return (
    <Panel aria-labelledby="carga-de-inspectores" sx={{ mb: 3 }}>
      <Typography variant="h2" id="carga-de-inspectores" sx={{ mb: 2 }}>
        Inspectores
      </Typography>
      {inspectores.length === 0 ? (
        <Typography>No hay inspectores habilitados.</Typography>
      ) : (
        <Ficha
          datos={inspectores.map(({ inspector, Oficina, carga }) => ({
            nombre: `${inspector} · ${Oficina}`,
            valor: cuantas(carga),
          }))}
        />
      )}
    </Panel>
  )
}
