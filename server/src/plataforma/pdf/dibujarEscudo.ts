import type { Escudo } from '../membrete/membrete.ts'
import type { Documento } from './papel.ts'

interface Lugar {
  readonly x: number
  readonly y: number
  readonly lado: number
}

/** Whether it was drawn: one that is broken inside is no reason to have no paper. */
export function dibujarEscudo(doc: Documento, escudo: Escudo | null, { x, y, lado }: Lugar): boolean {
  if (!escudo) return false
  try {
    doc.image(escudo.bytes, x, y, { fit: [lado, lado], align: 'center', valign: 'center' })
    return true
  } catch {
    return false
  }
}
