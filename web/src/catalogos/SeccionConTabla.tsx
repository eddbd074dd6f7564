import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** One of several tables of a screen: its heading, its 'Nuevo' and the table. */
export function SeccionConTabla({
  titulo,
  accion,
  children,
}: {
  titulo: string
  accion: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h2" id={id}>
          {titulo}
        </Typography>
        {accion}
      </Box>
      {children}
    </Box>
  )
}
