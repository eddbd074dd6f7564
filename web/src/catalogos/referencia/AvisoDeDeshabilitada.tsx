import { DESHABILITADA } from '@catastro/domain/catalogos/mensajes'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { BORDE_FORZADO, TONOS } from '../../ui/theme.ts'
import type { Deshabilitable } from './useDeshabilitar.ts'

interface Props {
  /** What the row is called, for who cannot see it. */
  readonly detalle: string
  readonly de: Deshabilitable
}

const DESHECHA = 'Habilitada otra vez'

/** Under a row's icons: that it was disabled, and the way back; or why it was not. */
export function AvisoDeDeshabilitada({ detalle, de: { hecho, ocupada, fallo, alDeshacer } }: Props) {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box role="status">
        {hecho && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 1,
              mt: 0.5,
              px: 1.5,
              py: 0.5,
              borderRadius: 1,
              fontSize: '0.875rem',
              color: TONOS.bien.texto,
              background: TONOS.bien.fondo,
              border: BORDE_FORZADO,
            }}
          >
            <span>{hecho === 'deshabilitada' ? DESHABILITADA : DESHECHA}</span>
            {hecho === 'deshabilitada' && (
              <Button
                size="small"
                color="inherit"
                startIcon={<Undo />}
                loading={ocupada}
                aria-label={`Deshacer: ${detalle}`}
                onClick={alDeshacer}
              >
                Deshacer
              </Button>
            )}
          </Box>
        )}
      </Box>
      {!ocupada && <AvisoDeFallo error={fallo} />}
    </Box>
  )
}
