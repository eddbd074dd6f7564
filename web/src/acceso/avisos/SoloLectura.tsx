import { Notice } from '../../ui/avisos/Notice.tsx'
import { useMantiene } from '../permisos.ts'

/** Why there are no buttons, for who may look and not change. */
export function SoloLectura() {
  return useMantiene() ? null : (
    <Notice>Su perfil permite consultar estos datos. Los cambian los administradores y la mesa de entradas.</Notice>
  )
}
