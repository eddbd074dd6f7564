import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { entraComoPersonal } from '@catastro/domain/roles'
import { nombreDeEstado } from '../../red/configuracion.ts'
import { useSesion } from '../../red/sesion.ts'
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

/** `tramiteEstado` is free text on the wire: an unknown one is shown plainly. Amber is only for whoever has to act. */
export function tonoDeEstado(estado: string, leToca: boolean): Tono {
  return deQuienLee((TONO_DE_ESTADO as Readonly<Record<string, Tono>>)[estado] ?? 'neutro', leToca)
}
const deQuienLee = (tono: Tono, leToca: boolean): Tono => (tono === 'atencion' && !leToca ? 'neutro' : tono)

/** What waits for its applicant is amber to them, and to nobody of the staff. */
export function useTonoDeQuienLee(): (tono: Tono) => Tono {
  const delPersonal = useSesion((sesion) => entraComoPersonal(sesion.roles))
  return (tono) => deQuienLee(tono, !delPersonal)
}

interface Props {
  readonly estado: string
  /** Whoever reads it is who the folder waits for, when it waits for its applicant. Unsaid: staff are not. */
  readonly leToca?: boolean
}

export function EstadoChip({ estado, leToca }: Props) {
  const delPersonal = useSesion((sesion) => entraComoPersonal(sesion.roles))
  return (
    <Chip tono={tonoDeEstado(estado, leToca ?? !delPersonal)} entero>
      {nombreDeEstado(estado)}
    </Chip>
  )
}
