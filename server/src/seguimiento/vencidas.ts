import { ESTADOS, ESTADOS_ABIERTOS } from '@catastro/domain/carpetas/movimientos'
import { TOPE } from '../plataforma/paginas/tramo.ts'

/**
 * Overdue folders, the oldest first: a walk down the due-date index for each (completa, estado), `$1` and `$2` being the
 * first and the last due day. `mas` narrows further.
 */
export const vencidas = (mas = 'true') => `
  select c.* from unnest(array[true, false]) as k(completa)
    cross join unnest(array[${ESTADOS_ABIERTOS.join()}]) as s(estado)
    cross join lateral (
      select c.* from carpeta c
      where c.borrada_el is null and c.completa = k.completa and c.estado = s.estado and c.vence between $1 and $2 and ${mas}
      order by c.vence, c.id_carpeta limit ${TOPE}
    ) c`

/** What a folder `c` waits for, with the name of its state in `e` (domain: situacionDe). */
export const SITUACION = `case when c.estado = ${ESTADOS.PRESENTADO} and not c.completa then 'INCOMPLETA'
  else e.tramite_estado end`
