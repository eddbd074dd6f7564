import AddAPhoto from '@mui/icons-material/AddAPhoto'
import useMediaQuery from '@mui/material/useMediaQuery'
import { CON_EL_DEDO } from '../theme.ts'
import { BotonDeArchivos, type PropsDeBotonDeArchivos } from './BotonDeArchivos.tsx'

/** What a phone's camera makes. */
export const TIPOS_DE_FOTO = ['image/jpeg', 'image/png']

/** Straight to the phone's camera; beside another button, since from this one nothing of the album can be chosen. */
export function BotonDeCamara({
  id,
  ...props
}: Pick<PropsDeBotonDeArchivos, 'id' | 'label' | 'disabled' | 'alElegir'>) {
  if (!useMediaQuery(CON_EL_DEDO)) return null
  return (
    <BotonDeArchivos
      {...props}
      id={`${id}-camara`}
      texto="Sacar una foto"
      icono={<AddAPhoto />}
      acepta={TIPOS_DE_FOTO.join(',')}
      varios={false}
      conCamara
    />
  )
}
