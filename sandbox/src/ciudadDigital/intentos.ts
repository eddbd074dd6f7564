import type { Entorno } from './entorno.ts'

/** Failures in a row that close an account, and for how long. Older ones are forgotten. */
const MAXIMO = 8
const MINUTOS = 5

export const estaBloqueado = async ({ db, ahora }: Entorno, documento: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'select 1 from ciudad_digital.cd_intento where documento_persona = $1 and bloqueado_hasta > $2',
    [documento, ahora()],
  )
  return rowCount === 1
}

export const anotarFallo = async ({ db, ahora }: Entorno, documento: string) => {
  await db.query(
    `insert into ciudad_digital.cd_intento as i (documento_persona, intentos, ultimo) values ($1, 1, $2)
     on conflict (documento_persona) do update set
       intentos = case when i.ultimo < $2::timestamptz - $4 * interval '1 minute' then 1 else i.intentos + 1 end,
       ultimo = $2,
       bloqueado_hasta = case
         when i.ultimo >= $2::timestamptz - $4 * interval '1 minute' and i.intentos + 1 >= $3
         then $2::timestamptz + $4 * interval '1 minute' end`,
    [documento, ahora(), MAXIMO, MINUTOS],
  )
}

/** False when other attempts, tried at the same moment, have closed the account meanwhile. */
export const olvidarFallos = async (entorno: Entorno, documento: string): Promise<boolean> => {
  await entorno.db.query(
    `delete from ciudad_digital.cd_intento
      where documento_persona = $1 and (bloqueado_hasta is null or bloqueado_hasta <= $2)`,
    [documento, entorno.ahora()],
  )
  return !(await estaBloqueado(entorno, documento))
}
