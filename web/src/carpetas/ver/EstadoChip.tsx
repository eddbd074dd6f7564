import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { nombreDeEstado } from '../../red/configuracion.ts'
import { Chip } from '../../ui/pagina/Chip.tsx'
import type { Tono } from '../../ui/theme.ts'

const TONO_DE_ESTADO: Readonly<Record<Estado, Tono>> = {
  PRESENTADO: 'info',
  'RECIBIDO MESA ENTRADAS': 'info',
  'EN INSPECCION': 'info',
  OBSERVADO: 'atencion',
  'PENDIENTE DE PAGO': 'atencion',
  PAGADO: 'bien',
  APROBADO: 'bien',
  RECHAZADO: 'mal',
  FINALIZADO: 'bien',
}

/** `tramiteEstado` is free text on the wire: an unknown one is shown plainly. */
const tonoDe = (estado: string): Tono => (TONO_DE_ESTADO as Readonly<Record<string, Tono>>)[estado] ?? 'neutro'

export function EstadoChip({ estado }: { estado: string }) {
  return (
    <Chip tono={tonoDe(estado)} entero>
      {nombreDeEstado(estado)}
    </Chip>
  )
}
