import Typography from '@mui/material/Typography'
import { irAlIngreso } from '../../red/sesion.ts'
import { BareMainButton } from '../../ui/botones/BareButton.tsx'
import { SESION_VENCIDA_SIN_RED, SESION_VENCIDA_TITULO } from '../mensajes.ts'

/** Where somebody may be in the middle of a visit: asked to sign in, and not led away. */
export function SesionVencida({ texto = SESION_VENCIDA_SIN_RED }: { texto?: string }) {
  return (
    <div role="alert">
      <Typography variant="h1">{SESION_VENCIDA_TITULO}</Typography>
      <Typography sx={{ my: 2 }}>{texto}</Typography>
      <BareMainButton type="button" onClick={irAlIngreso}>
        Ingresar
      </BareMainButton>
    </div>
  )
}
