import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Notice } from '../ui/avisos/Notice.tsx'
import { PESTANA_DE_PAGO } from './mensajes.ts'
import { esPestanaDePago } from './pestanaDePago.ts'

/** In a tab that was opened only to pay: it has done its work. */
export function PestanaDePago() {
  const [esta] = useState(esPestanaDePago)
  if (!esta) return null
  return (
    <Notice>
      {PESTANA_DE_PAGO}
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={() => window.close()}>
          Cerrar esta pestaña
        </Button>
      </Box>
    </Notice>
  )
}
