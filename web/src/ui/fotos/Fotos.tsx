import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { tamanoDeArchivo } from '../pagina/formato.ts'
import { Miniatura } from './Miniatura.tsx'

interface Props {
  readonly fotos: readonly File[]
  /** What stands under each. */
  readonly pie?: (foto: File, indice: number) => ReactNode
}

/** Photos side by side, with their names. */
export function Fotos({ fotos, pie }: Props) {
  if (fotos.length === 0) return null
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 2,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
          sm: 'repeat(auto-fill, minmax(200px, 1fr))',
        },
      }}
    >
      {fotos.map((foto, indice) => (
        <li key={`${foto.name} ${foto.size} ${foto.lastModified}`}>
          <Miniatura foto={foto} alt={`Foto ${indice + 1}: ${foto.name}`} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', mt: 0.5 }}>
            <Box
              component="span"
              sx={{ flex: '1 1 80px', minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}
            >
              {foto.name} <span className="cifras">({tamanoDeArchivo(foto.size)})</span>
            </Box>
            {pie?.(foto, indice)}
          </Box>
        </li>
      ))}
    </Box>
  )
}
