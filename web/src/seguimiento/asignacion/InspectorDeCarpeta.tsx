import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { InspectorConCarga } from '@catastro/domain/seguimiento/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useImpedimento } from '../../carpetas/abierta/useImpedimento.ts'
import { Chip } from '../../ui/pagina/Chip.tsx'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly inspectores: readonly InspectorConCarga[]
  /** Absent for who only looks. */
  readonly alElegir?: () => void
  /** Among those that are given together. */
  readonly marcada?: boolean
  readonly alMarcar?: (si: boolean) => void
}

/** Who inspects a folder of the list, and the way to say so. */
export function InspectorDeCarpeta({ carpeta, inspectores, alElegir, marcada = false, alMarcar }: Props) {
  const { idCarpeta, idInspector } = carpeta
  const motivo = useImpedimento(carpeta)
  const suyo = inspectores.find((inspector) => inspector.idInspector === idInspector)
  const nombre = suyo?.inspector ?? `Inspector ${idInspector}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: '100%', mt: 0.5 }}>
      <Chip tono={idInspector === null ? 'neutro' : 'info'}>{idInspector === null ? 'Sin asignar' : nombre}</Chip>
      {alMarcar && !motivo && (
        <Checkbox
          checked={marcada}
          onChange={(_, si) => alMarcar(si)}
          slotProps={{ input: { 'aria-label': `Elegir la carpeta ${idCarpeta}` } }}
        />
      )}
      {alElegir && motivo && <span>{motivo}</span>}
      {alElegir && !motivo && (
        <Button size="small" variant="outlined" aria-label={`Asignar la carpeta ${idCarpeta}`} onClick={alElegir}>
          {idInspector === null ? 'Asignar' : 'Cambiar'}
        </Button>
      )}
    </Box>
  )
}
