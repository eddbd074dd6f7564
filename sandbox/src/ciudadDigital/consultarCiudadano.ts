import { createHmac } from 'node:crypto'
import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Entorno } from './entorno.ts'
import { DEMASIADAS_CONSULTAS } from './mensajes.ts'

export type Ciudadano = Pick<Usuario, 'id_persona' | 'nombre_persona' | 'apellido_persona'>

/** Who asked for whom is kept; the criterion only as a keyed hash, because a plain one of eleven digits can be undone. */
export const consultarCiudadano = async (entorno: Entorno, quien: number, cuil: string): Promise<Ciudadano[]> => {
  await gastarCupo(entorno, quien)
  const criterio = createHmac('sha256', entorno.secreto).update(cuil).digest('hex')
  await entorno.db.query(
    'insert into ciudad_digital.cd_consulta (id_persona, criterio_hash, ocurrido_el) values ($1, $2, $3)',
    [quien, criterio, entorno.ahora()],
  )
  const { rows } = await entorno.db.query<Ciudadano>(
    `select id_persona, nombre_persona, apellido_persona
       from ciudad_digital.cd_ciudadano where documento_persona = $1`,
    [cuil],
  )
  return rows
}

/** One row a person, counted in one statement: many at once cannot slip past it. */
const gastarCupo = async ({ db, ahora, limites }: Entorno, quien: number) => {
  if (limites.consultas === 0) return
  const { rows } = await db.query<{ usadas: number }>(
    `insert into ciudad_digital.cd_cupo as c (id_persona, minuto, usadas) values ($1, date_trunc('minute', $2::timestamptz), 1)
     on conflict (id_persona) do update set
       usadas = case when c.minuto = excluded.minuto then c.usadas + 1 else 1 end,
       minuto = excluded.minuto
     returning usadas`,
    [quien, ahora()],
  )
  if ((rows[0]?.usadas ?? 0) > limites.consultas) throw new ErrorDePortal(429, DEMASIADAS_CONSULTAS)
}
