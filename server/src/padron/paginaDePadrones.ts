import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { FILAS_SIN_PAGINA } from '@catastro/domain/padron/reglas'
import { sinMarcas } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { totalDe, tramoDe } from '../plataforma/paginas/tramo.ts'
import { COLUMNAS, presentarPara } from './presentarPadron.ts'

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
export const tramoDelPadron = (pedido: Pedido) => tramoDe(pedido, { sinPagina: FILAS_SIN_PAGINA })

interface Hallados {
  readonly cuenta: number
  readonly padrones: PadronDelRegistro[]
}

export const presentarHallados = (quien: Identidad, { cuenta, padrones }: Hallados) => ({
  padrones: padrones.map(presentarPara(quien)),
  ...totalDe(cuenta),
})
