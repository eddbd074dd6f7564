import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { FILAS_SIN_PAGINA } from '@catastro/domain/padron/reglas'
import { FILAS_AL_ALCANCE } from '@catastro/domain/tipos'
import type { Identidad } from '../plataforma/identidad.ts'
import { sinMarcas } from '../plataforma/sentencias.ts'
import { COLUMNAS, presentarPara } from './presentarPadron.ts'

/** Found and counted to one more than can be reached; beyond that nobody looks, and nobody counts. */
export const TOPE = FILAS_AL_ALCANCE + 1

/**
 * What comes after the statement's `hallados (padronm, lugar)`: their count, and a page of them in that order. The rows
 * travel as one JSON value, and their other columns are read only for those shown.
 */
export const mostrarPagina = ($cuantas: string, $desde: string) => `
  select (select count(*) from hallados)::integer as "cuenta!", coalesce((
    select json_agg(f) from (
      select ${sinMarcas(COLUMNAS)}
      from (select * from hallados order by lugar limit ${$cuantas} offset ${$desde}) h
      join padron p on p.padronm = h.padronm left join domicilio d on d.id_domicilio = p.id_domicilio
      order by h.lugar
    ) f), '[]') as "padrones!"`

export interface Pedido {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
}

/** Which rows are asked for. Without a page, the first hundred. */
export function tramoDe({ pagina, porPagina }: Pedido) {
  const cuantas = porPagina ?? (pagina === undefined ? FILAS_SIN_PAGINA : 5)
  const desde = ((pagina ?? 1) - 1) * cuantas
  if (desde + cuantas > FILAS_AL_ALCANCE) {
    throw errorDeCampo('pagina', predicado('se llega hasta la fila 1.000. Acote la búsqueda para ver las demás'))
  }
  return { cuantas, desde }
}

interface Hallados {
  readonly cuenta: number
  readonly padrones: PadronDelRegistro[]
}

export const presentarHallados = (quien: Identidad, { cuenta, padrones }: Hallados) => ({
  padrones: padrones.map(presentarPara(quien)),
  total: Math.min(cuenta, FILAS_AL_ALCANCE),
  ...(cuenta > FILAS_AL_ALCANCE && { totalEsMinimo: true as const }),
})
