import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { sumarMeses, ultimoAno } from '@catastro/domain/estadisticas/periodo'
import { publicable } from '@catastro/domain/estadisticas/reglas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { DE_LOS_ANOS, PLAZOS, TIPOS } from './cuentas.ts'
import { anosDe } from './filtro.ts'
import { demoras } from './periodo.ts'

const leer = sentencia(
  'estadistica_publica',
  `with ${PLAZOS(
    'id_encomienda_tipo, id_uso',
    `select id_encomienda_tipo, id_uso, dias, cuantas from ${DE_LOS_ANOS('CASO')} where id_estado = ${ESTADOS.FINALIZADO}`,
  )}
   select t.id_encomienda_tipo as "idEncomiendaTipo!", t.id_uso as "idUso!", t.nombre as "tipo!", coalesce(p.casos, 0) as "casos!", p.mediana
   from ${TIPOS} left join plazos p using (id_encomienda_tipo, id_uso) order by t.id_uso > 0, t.nombre collate "es-x-icu"`,
)

/**
 * Of the last twelve whole months: figures that changed from one day to the next would tell how long the one folder took
 * that was closed between them.
 */
export const periodoPublico = () => ultimoAno(sumarMeses(hoy().slice(0, 7), -1))

/** How long the city takes with each type; of few cases nothing is said. */
export const plazosDeTipos = async (db: Db) =>
  (await leer(db, 0, 0, ...anosDe(periodoPublico()))).map((fila) => ({ ...fila, ...publicable(fila) }))

export async function plazosPublicos(db: Db) {
  const plazos = await plazosDeTipos(db)
  return { ...periodoPublico(), plazos: plazos.map(({ tipo, casos, mediana }) => ({ tipo, casos, mediana })) }
}

/** How many days folders stay in each state, those that leave it by the end of the same months; of few cases nothing is said. */
export const plazosDeEstados = async (db: Db) =>
  (await demoras(db, { tipo: [0, 0], periodo: periodoPublico() })).map(({ estado, ...plazo }) => ({
    estado,
    ...publicable(plazo),
  }))
