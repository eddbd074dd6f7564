import { ESTADOS, esFinal } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import { EDADES } from '../plano/edades.ts'
import { nombreDeEstado } from '../red/configuracion.ts'
import { SelectInput } from '../ui/campos/SelectInput.tsx'

const EN_TRAMITE = Object.entries(ESTADOS).filter(([estado]) => !esFinal(estado))
export const TODOS_EN_TRAMITE: readonly number[] = EN_TRAMITE.map(([, id]) => id)

interface Props {
  readonly estados: readonly number[]
  readonly alCambiar: (estados: readonly number[]) => void
}

/** Which folders the map shows, and what their colours say. */
export function FiltroDeCarpetas({ estados, alCambiar }: Props) {
  const elegido = estados.length === 1 ? String(estados[0]) : ''
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 1.5 }}>
      <Box sx={{ width: { xs: '100%', sm: 280 } }}>
        <SelectInput
          id="estadoEnElMapa"
          label="Carpetas en trámite"
          vacia="Todos los estados"
          value={elegido}
          onChange={(valor) => alCambiar(valor === '' ? TODOS_EN_TRAMITE : [Number(valor)])}
          opciones={EN_TRAMITE.map(([estado, valor]) => ({ valor, texto: nombreDeEstado(estado) }))}
        />
      </Box>
      <Box component="ul" aria-label="Cuánto hace que ingresaron" sx={leyenda}>
        {EDADES.map(({ texto, color }) => (
          <li key={texto}>
            <span style={{ background: color }} /> {texto}
          </li>
        ))}
      </Box>
    </Box>
  )
}

const leyenda = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& span': {
    display: 'inline-block',
    width: 12,
    height: 12,
    borderRadius: '50%',
    mr: 0.5,
    // The map keeps its colours, and this says what they mean.
    forcedColorAdjust: 'none',
  },
} as const
