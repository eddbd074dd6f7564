import type { Usuario } from '@catastro/domain/acceso/llamadas'
import Typography from '@mui/material/Typography'
import { entrarComoLaOtra, seguirComoEstaba, useSesion } from '../../red/sesion.ts'
import { BareMainButton } from '../../ui/botones/BareButton.tsx'
import { OTRA_PERSONA_TITULO, otraPersona } from '../mensajes.ts'

const nombre = ({ nombre_persona, apellido_persona }: Usuario) => `${nombre_persona} ${apellido_persona}`

/** Not the one that is pressed without reading. */
const OTRA = { background: 'none', color: 'inherit', borderColor: 'currentcolor' }

/** A link with somebody else's session, where there is one open: whoever opened it says which of the two. */
export function OtraPersona() {
  const cambio = useSesion((sesion) => sesion.cambio)
  if (!cambio) return null
  const [de, a] = [nombre(cambio.de), nombre(cambio.a)]
  return (
    <div role="alert">
      <Typography variant="h1">{OTRA_PERSONA_TITULO}</Typography>
      <Typography sx={{ my: 2, maxWidth: 640 }}>{otraPersona(de, a)}</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <BareMainButton type="button" onClick={seguirComoEstaba}>
          {`Seguir como ${de}`}
        </BareMainButton>
        <BareMainButton type="button" style={OTRA} onClick={entrarComoLaOtra}>
          {`Entrar como ${a}`}
        </BareMainButton>
      </div>
    </div>
  )
}
