import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'

export interface PropsDeLoPagado {
  readonly vereda: VeredaEnCurso
  readonly alPresentar: (idCarpeta: number) => void
}
