import type { VeredaEnCurso } from './llamadas.ts'
import { FALTA_OTRA_FOTO, FALTAN_FOTOS } from './mensajes.ts'

/** What is missing of a sidewalk that was paid, by its name: two photos are needed, and one is enough to pay. */
export const faltaPorNombre = ({ falta }: Pick<VeredaEnCurso, 'falta'>): string[] =>
  falta.map(({ msg }) => (msg === FALTAN_FOTOS ? FALTA_OTRA_FOTO : msg))
