import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { SIN_SERVICIO_TEXTO, SIN_SERVICIO_TITULO } from './mensajes.ts'
import { comprobarSesion } from './sesion.ts'

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
      <Button variant="contained" onClick={reintentar} loading={ocupado}>
        Reintentar
      </Button>
    </div>
  )
}
