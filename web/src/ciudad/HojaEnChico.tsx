import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { COLORES } from '../ui/theme.ts'
import { colorEscrito } from './colorEscrito.ts'
import { direccionDeImagen } from './imagenes.ts'

interface Props {
  readonly dice: Readonly<Record<string, string>>
  readonly titulo: string
  readonly children?: ReactNode
}

/** How a document begins: whose it is, and what it is. */
export function HojaEnChico({ dice: { nombre, dependencia, escudo, primario }, titulo, children }: Props) {
  const color = colorEscrito(primario, COLORES.primario)
  return (
    <Box
      sx={{
        ...{ maxWidth: 480, p: 2, background: COLORES.papel, border: `1px solid ${COLORES.linea}` },
        ...{ borderTop: `6px solid ${color}`, overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {escudo && <img src={direccionDeImagen(escudo)} alt="" height={44} />}
        <span>
          <strong style={{ display: 'block' }}>{nombre}</strong>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {dependencia}
          </Box>
        </span>
      </Box>
      <Box sx={{ mt: 2, mb: 1, fontSize: '1.25rem', fontWeight: 700, color }}>{titulo}</Box>
      {children}
    </Box>
  )
}
