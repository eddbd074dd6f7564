import { ESTADOS } from '@catastro/domain/carpetas/movimientos'

/** What a line of the history says, in the SQL of the statement that it is written with. */
interface Linea {
  /** Its folders, with `id_carpeta`, and `estado` where the line says none. */
  readonly de: string
  readonly evento: string
  readonly quien: string
  /** Without them the folder stays where it is. `null`: the first line of its history. */
  readonly anterior?: string | null
  readonly nuevo?: string
  readonly observacion?: string
  readonly expediente?: string
  readonly hasta?: string
  /** When the row is written, unless it tells of something that the same statement dates. */
  readonly cuando?: string
}

/**
 * The one way that a folder's history is written: a part of the statement that changes the folder, so that neither is ever
 * there without the other.
 */
export function lineaDeHistoria({ de, anterior = 'estado', nuevo = 'estado', cuando, ...l }: Linea): string {
  const valores = Object.entries({
    id_carpeta: 'id_carpeta',
    estado_anterior: anterior,
    estado_nuevo: nuevo,
    evento: l.evento,
    observacion: l.observacion,
    expediente: l.expediente,
    hasta: l.hasta,
    id_persona: l.quien,
    ocurrido_el: cuando ?? 'clock_timestamp()',
  }).filter(([, valor]) => valor != null)
  return `insert into tramite_historial (${valores.map(([columna]) => columna).join(', ')})
   select ${valores.map(([, valor]) => valor).join(', ')} from ${de}`
}

/** The first line, of the rows just written that `nueva` gives: its moment is theirs. */
export const ALTA_EN_LA_HISTORIA = lineaDeHistoria({
  de: 'nueva',
  anterior: null,
  nuevo: `${ESTADOS.PRESENTADO}`,
  evento: `'ALTA'`,
  quien: 'id_persona',
  cuando: 'now()',
})
