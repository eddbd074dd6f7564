import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { comprobarSesion } from '../red/sesion.ts'
import { BareMainButton } from '../ui/BareButton.tsx'
import { SIN_SERVICIO_TEXTO, SIN_SERVICIO_TITULO } from './mensajes.ts'

/** Nobody could say whether the session stands: it is kept, and asked about again. */
export function SinServicio() {
  const [ocupado, setOcupado] = useState(false)
  const reintentar = async () => {
    setOcupado(true)
    await comprobarSesion()
    setOcupado(false)
  }
  return (
    <div role="alert">
      <Typography variant="h1">{SIN_SERVICIO_TITULO}</Typography>
      <Typography sx={{ my: 2 }}>{SIN_SERVICIO_TEXTO}</Typography>
      <BareMainButton type="button" onClick={reintentar} disabled={ocupado}>
        Reintentar
      </BareMainButton>
    </div>
  )
}
