import Box from '@mui/material/Box'
import { type DragEvent, type ReactNode, useState } from 'react'
import { COLORES, TONOS } from '../theme.ts'

interface Props {
  readonly disabled: boolean
  readonly alSoltar: (archivos: readonly File[]) => void
  readonly children: ReactNode
}

/** Where files are dropped. */
export function ZonaDeArchivos({ disabled, alSoltar, children }: Props) {
  const [encima, setEncima] = useState(false)
  const soltar = (evento: DragEvent) => {
    evento.preventDefault()
    setEncima(false)
    if (!disabled) alSoltar([...evento.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(evento) => {
        evento.preventDefault()
        setEncima(true)
      }}
      onDragLeave={() => setEncima(false)}
      onDrop={soltar}
      sx={{
        p: 2,
        borderRadius: 1,
        border: `2px dashed ${encima ? COLORES.primario : '#7B8794'}`,
        background: encima ? TONOS.info.fondo : COLORES.papel,
      }}
    >
      {children}
    </Box>
  )
}
