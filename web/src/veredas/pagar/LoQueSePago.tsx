import { CompletarLoPagado } from './CompletarLoPagado.tsx'
import type { PropsDeLoPagado } from './loPagado.ts'
import { PresentarSolo } from './PresentarSolo.tsx'

/** Paid: it is filed by itself, unless something is missing. Nobody pays again. */
export const LoQueSePago = (props: PropsDeLoPagado) =>
  props.vereda.falta.length > 0 ? <CompletarLoPagado {...props} /> : <PresentarSolo {...props} />
