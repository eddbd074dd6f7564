import type { Solicitud } from '@catastro/domain/libreDeuda/llamadas'
import type { EstadoDeSolicitud } from '@catastro/domain/libreDeuda/reglas'
import { Chip } from '../ui/pagina/Chip.tsx'
import type { Tono } from '../ui/theme.ts'

const TONO: Readonly<Record<EstadoDeSolicitud, Tono>> = {
  SOLICITADO: 'atencion',
  EMITIDO: 'bien',
  RECHAZADO: 'mal',
  ANULADO: 'mal',
}

/** An issued certificate whose time is over is called what it is. */
export function EstadoDeSolicitudChip({ solicitud }: { solicitud: Pick<Solicitud, 'estado' | 'vencido'> }) {
  const vencido = solicitud.estado === 'EMITIDO' && solicitud.vencido
  return (
    <div>
      <Chip tono={vencido ? 'neutro' : TONO[solicitud.estado]}>{vencido ? 'VENCIDO' : solicitud.estado}</Chip>
    </div>
  )
}
