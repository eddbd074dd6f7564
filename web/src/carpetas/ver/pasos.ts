import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { type Estado, esperaPago } from '@catastro/domain/carpetas/movimientos'
import { seEstaPreparando } from './documentacion.ts'
import { comoEstado } from './proximoPaso.ts'

export interface PasoDelCamino {
  readonly nombre: string
  readonly lugar: 'hecho' | 'actual' | 'rechazado' | 'porVenir'
}

const CAMINO = ['Presentada', 'Recibida', 'Inspección', 'Finalizada']
const CAMINO_RECHAZADO = [...CAMINO.slice(0, -1), 'Rechazada']

const PASO: Readonly<Record<Estado, number>> = {
  PRESENTADO: 0,
  'RECIBIDO MESA ENTRADAS': 1,
  'EN INSPECCION': 2,
  OBSERVADO: 2,
  'PENDIENTE DE PAGO': 2,
  PAGADO: 2,
  APROBADO: 2,
  RECHAZADO: 3,
  FINALIZADO: 3,
}

export type Recorrido = Pick<
  CarpetaListItem,
  'tramiteEstado' | 'tramiteEstadoPrevio' | 'expediente' | 'carpetaCompleta'
>

/**
 * A folder's way in four steps, and where it is. What is observed stays where it was when it was observed; of what was
 * rejected it is known only whether it was received. What is still being prepared is not filed, whatever its state says.
 */
export function caminoDe(carpeta: Recorrido): PasoDelCamino[] {
  const { tramiteEstado, tramiteEstadoPrevio, expediente } = carpeta
  const estado = comoEstado(tramiteEstado) ?? (esperaPago(tramiteEstado) ? 'PENDIENTE DE PAGO' : 'PRESENTADO')
  const previo = estado === 'OBSERVADO' ? comoEstado(tramiteEstadoPrevio ?? '') : null
  const rechazado = estado === 'RECHAZADO'
  const actual = PASO[previo ?? estado]
  const hechos = estado === 'FINALIZADO' ? CAMINO.length : rechazado ? (expediente ? 2 : 1) : actual
  return (rechazado ? CAMINO_RECHAZADO : CAMINO).map((nombre, n) => ({
    nombre: n === 0 && seEstaPreparando(carpeta) ? 'Preparación' : nombre,
    lugar: n < hechos ? 'hecho' : n !== actual ? 'porVenir' : rechazado ? 'rechazado' : 'actual',
  }))
}
