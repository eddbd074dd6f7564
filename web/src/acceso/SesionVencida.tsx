import Typography from '@mui/material/Typography'
import { irAlIngreso } from '../red/sesion.ts'
import { BareMainButton } from '../ui/BareButton.tsx'
import { SESION_VENCIDA_TEXTO, SESION_VENCIDA_TITULO } from './mensajes.ts'

/** Where somebody may be in the middle of a visit: asked to sign in, and not led away. */
export function SesionVencida() {
  return (
    <div role="alert">
      <Typography variant="h1">{SESION_VENCIDA_TITULO}</Typography>
      <Typography sx={{ my: 2 }}>{SESION_VENCIDA_TEXTO}</Typography>
      <BareMainButton type="button" onClick={irAlIngreso}>
        Ingresar
      </BareMainButton>
    </div>
  )
}
