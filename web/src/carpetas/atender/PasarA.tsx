import type { MovimientoPosible } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { AL_PIE, COLORES } from '../../ui/theme.ts'
import { SIGUE_EN_DECIDIR } from '../mensajes.ts'
import { OpcionesDeEstado } from './SelectorDeEstado.tsx'

interface Props {
  readonly movimientos: readonly MovimientoPosible[]
  readonly alElegir: (estado: string) => void
}

const ID = 'pasar-a'

/** On a phone, at the foot of what is read: from any page of it, the new state, and what that asks for. It keeps nothing. */
export const PasarA = ({ movimientos, alElegir }: Props) => (
  <Box
    className="no-imprimir"
    sx={{
      display: { xs: 'flex', lg: 'none' },
      alignItems: 'center',
      gap: 1.5,
      position: 'sticky',
      bottom: AL_PIE,
      zIndex: 2,
      mt: 'auto',
      mx: { xs: -2, sm: 0 },
      px: 2,
      py: 1,
      background: COLORES.papel,
      borderTop: `1px solid ${COLORES.linea}`,
      // Lying on its side a phone has no height to spare.
      '@media (max-height: 480px)': { position: 'static' },
    }}
  >
    <Box component="label" htmlFor={ID} sx={{ flexShrink: 0, fontWeight: 600 }}>
      Pasar a
    </Box>
    <NativeSelect
      fullWidth
      value=""
      onChange={({ target }) => alElegir(target.value)}
      input={<OutlinedInput />}
      inputProps={{ id: ID }}
    >
      <option value="">{SIGUE_EN_DECIDIR}</option>
      <OpcionesDeEstado movimientos={movimientos} />
    </NativeSelect>
  </Box>
)
