import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { idDeRequisito } from '../direcciones.ts'

export type ParteQueToca = 'formularios' | 'requisitos'

const PARTE: Readonly<Record<Faltante['que'], ParteQueToca | null>> = {
  completar: 'formularios',
  pagar: 'formularios',
  requisito: 'requisitos',
  documento: null,
  croquis: null,
  presentar: null,
}

interface Pendiente {
  readonly faltantes: readonly Faltante[]
  readonly observadas: readonly Pick<Observacion, 'situacion' | 'codigoFormulario' | 'idRequisito'>[]
  /** Of the address. */
  readonly hash: string
}

/** Whether this part of the breakdown is worked on now: it has the first thing missing or what was observed, or the address leads there. */
export function leToca(parte: ParteQueToca, { faltantes, observadas, hash }: Pendiente): boolean {
  const [primero] = faltantes
  if (primero && PARTE[primero.que] === parte) return true
  const pendientes = observadas.filter(({ situacion }) => situacion === 'PENDIENTE')
  if (parte === 'formularios') return pendientes.some(({ codigoFormulario }) => codigoFormulario !== null)
  return hash.startsWith(`#${idDeRequisito('')}`) || pendientes.some(({ idRequisito }) => idRequisito !== null)
}
