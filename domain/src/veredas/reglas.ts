import { MAX_DEPARTAMENTO_ESCRITO, MAX_PUERTA_ESCRITA } from '../padron/reglas.ts'

/** The one sidewalk draft of a person: its data are the wire fields of altaFormularioVeredas. */
export const BORRADOR_VEREDAS = 'veredas'

/** Fixed on the wire: the form's type, and the use of the folder that it makes. */
export const TIPO_VEREDAS = 12
export const USO_VEREDAS = 12
export const CODIGO_VEREDAS = '12'

/** Longest text of each field, in characters. */
export const TOPES_VEREDAS = {
  Padron: 6,
  NroPuerta: MAX_PUERTA_ESCRITA,
  Piso: 2,
  Departamento: MAX_DEPARTAMENTO_ESCRITO,
  catastral: 15,
  MontodeObra: 10,
  dep_mat_dias: 2,
  cerca_metros: 4,
  ancho: 5,
  largo: 5,
} as const

/** The works last as long as the deposit of materials, and at least so many days. */
export const DIAS_DE_OBRA_MINIMOS = 30
export const diasDeObra = (diasDeDeposito: number, minimo: number) => Math.max(diasDeDeposito, minimo)

/**
 * The owner of approved works adds photos of them: their images are FOTO_FINAL, also when the staff observed those
 * that were sent.
 */
export const admiteFotosFinales = (c: {
  readonly idUso: number | null
  readonly tramiteEstado: string
  readonly tramiteEstadoPrevio: string | null
}) => {
  const estado = c.tramiteEstado === 'OBSERVADO' ? c.tramiteEstadoPrevio : c.tramiteEstado
  return c.idUso === USO_VEREDAS && estado === 'APROBADO'
}
