/*
 * The counts are kept by measure, day or month, type, state, office and whole days (their SQL stands in the migrations).
 * `al_dia` is what was folded plus what was not yet, so that a reading is exact at any moment.
 */

/** `$1` and `$2`: of which type. */
const DEL_TIPO = `($1::integer = 0 or id_encomienda_tipo = $1) and ($2::integer = 0 or id_uso = $2)`

/** The counts of a measure. */
export const DE_MEDIDA = (medida: string) => `estadisticas.al_dia where medida = '${medida}' and ${DEL_TIPO}`

/** The same, `$3` and `$4`: from which day, and before which. */
export const DEL_PERIODO = (medida: string) => `${DE_MEDIDA(medida)} and fecha >= $3::date and fecha < $4::date`

/**
 * Those of a measure that is kept by year too: of the months from $3, of the years from $4, of the months again from $5, and
 * before $6. What was not folded yet is of any of them.
 */
export const DE_LOS_ANOS = (medida: 'ESTADIA' | 'CASO' | 'OBRA') => {
  const de = (tabla: string, desde: string, hasta: string) =>
    `select id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas from estadisticas.${tabla}
     where medida = '${medida}' and ${DEL_TIPO} and fecha >= ${desde}::date and fecha < ${hasta}::date`
  const partes = [
    de('cuenta', '$3', '$4'),
    de('cuenta_anual', '$4', '$5'),
    de('cuenta', '$5', '$6'),
    de('cambio', '$3', '$6'),
  ]
  return `(${partes.join('\n union all ')}) c`
}

/**
 * From rows of a group, whole days and how often: `plazos`, with the number of cases, the median and the 90th percentile,
 * each the least number of days that so many of them did not pass. In whole numbers: `numeric` takes four times as long.
 */
export const PLAZOS = (grupo: string, cuentas: string) => `
  por_dia as (
    select ${grupo}, dias, sum(cuantas::integer)::integer as n from (${cuentas}) c group by ${grupo}, dias
    having sum(cuantas::integer) <> 0
  ), acumulado as (
    select ${grupo}, dias, n, sum(n) over (partition by ${grupo} order by dias) as hasta,
      sum(n) over (partition by ${grupo}) as total
    from por_dia
  ), plazos as (
    select ${grupo}, max(total)::integer as casos, min(dias) filter (where hasta * 2 >= total) as mediana,
      min(dias) filter (where hasta * 10 >= total * 9) as p90, max(dias) as mayor,
      coalesce(sum(n) filter (where dias <= 7), 0)::integer as hasta7,
      coalesce(sum(n) filter (where dias between 8 and 30), 0)::integer as hasta30,
      coalesce(sum(n) filter (where dias between 31 and 90), 0)::integer as hasta90,
      coalesce(sum(n) filter (where dias > 90), 0)::integer as mas_de_90
    from acumulado group by ${grupo}
  )`

/** Every kind of folder: the encomiendas, and what folders without one were filed for. */
export const TIPOS = `(
  select id_encomienda_tipo, 0 as id_uso, encomiendatipo as nombre from encomienda_tipo
  union all
  select distinct 0, u.id_uso, u.uso from estadisticas.al_dia c join uso u using (id_uso) where c.medida = 'OBRA') t`
