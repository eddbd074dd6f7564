import type { EstadoDeCorreo } from '@catastro/domain/notificaciones/correo'
import type { Tono } from '../app/theme.ts'
import { Chip } from '../ui/Chip.tsx'

const TONO: Readonly<Record<EstadoDeCorreo, Tono>> = { PENDIENTE: 'atencion', ENVIADO: 'bien', FALLIDO: 'mal' }

export function EstadoDeCorreoChip({ estado }: { estado: EstadoDeCorreo }) {
  return (
    <div>
      <Chip tono={TONO[estado]}>{estado}</Chip>
    </div>
  )
}
