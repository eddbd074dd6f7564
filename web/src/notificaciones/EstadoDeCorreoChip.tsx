import type { EstadoDeCorreo } from '@catastro/domain/notificaciones/correo'
import { Chip } from '../ui/pagina/Chip.tsx'
import type { Tono } from '../ui/theme.ts'

const TONO: Readonly<Record<EstadoDeCorreo, Tono>> = { PENDIENTE: 'info', ENVIADO: 'bien', FALLIDO: 'mal' }

export function EstadoDeCorreoChip({ estado }: { estado: EstadoDeCorreo }) {
  return (
    <div>
      <Chip tono={TONO[estado]}>{estado}</Chip>
    </div>
  )
}
