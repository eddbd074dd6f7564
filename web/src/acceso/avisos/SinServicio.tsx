import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { comprobarSesion, salir, useSesion } from '../../red/sesion.ts'
import { BareMainButton } from '../../ui/botones/BareButton.tsx'
import { NO_INGRESA_TITULO, SIN_SERVICIO_TEXTO, SIN_SERVICIO_TITULO } from '../mensajes.ts'

/** Nobody could say whether the session stands: it is kept, and asked about again. Or why whoever came is not let in. */
export function SinServicio() {
  const motivo = useSesion((sesion) => sesion.motivo)
  const [ocupado, setOcupado] = useState(false)
  const reintentar = async () => {
    setOcupado(true)
    await comprobarSesion()
    setOcupado(false)
  }
  return (
    <div role="alert">
      <Typography variant="h1">{motivo ? NO_INGRESA_TITULO : SIN_SERVICIO_TITULO}</Typography>
      <Typography sx={{ my: 2 }}>{motivo ?? SIN_SERVICIO_TEXTO}</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <BareMainButton type="button" onClick={reintentar} disabled={ocupado}>
          Reintentar
        </BareMainButton>
        {motivo && (
          <BareMainButton type="button" onClick={salir}>
            Ingresar con otra cuenta
          </BareMainButton>
        )}
      </div>
    </div>
  )
}
