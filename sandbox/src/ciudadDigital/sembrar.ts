import type { Pool } from 'pg'
import { hashDe } from './claves.ts'
import { ESQUEMA } from './esquema.sql.ts'
import { correoDe, dniDe, type Persona, telefonoDe } from './persona.ts'
import { CLAVE_DEMO, PERSONAS_DEMO } from './personas.ts'
import { VECINOS } from './vecinos.ts'

/** Any number will do, as long as it is this stand-in's own. */
const CERROJO = 0x0cd1_7a1

/** Makes the tables and the citizens that are missing. Done again at every start; two at once wait for each other. */
export const sembrar = async (db: Pool, { urlPortal, ahora }: { urlPortal: string; ahora: Date }) => {
  const cliente = await db.connect()
  try {
    await cliente.query('begin')
    await cliente.query('select pg_advisory_xact_lock($1)', [CERROJO])
    await cliente.query(ESQUEMA)
    await cliente.query(CIUDADANOS, [JSON.stringify([...PERSONAS_DEMO, ...VECINOS].map(fila))])
    const { rows } = await cliente.query<{ id_persona: number }>(SIN_CREDENCIAL, [
      PERSONAS_DEMO.map((p) => p.idPersona),
    ])
    const hashes = await Promise.all(rows.map(() => hashDe(CLAVE_DEMO)))
    await cliente.query(CREDENCIALES, [rows.map(({ id_persona }) => id_persona), hashes])
    await cliente.query(ORIGEN, ['catastro', urlPortal.replace(/\/+$/, '')])
    await cliente.query(`delete from ciudad_digital.cd_sesion where vence < $1::timestamptz - interval '1 day'`, [
      ahora,
    ])
    await cliente.query(`delete from ciudad_digital.cd_intento where ultimo < $1::timestamptz - interval '1 day'`, [
      ahora,
    ])
    await cliente.query('commit')
  } catch (error) {
    await cliente.query('rollback').catch(() => {})
    throw error
  } finally {
    cliente.release()
  }
}

const fila = (persona: Persona) => ({
  id_persona: persona.idPersona,
  documento_persona: persona.cuil,
  dni: dniDe(persona),
  nombre_persona: persona.nombre,
  apellido_persona: persona.apellido,
  email_persona: correoDe(persona),
  telefono_persona: telefonoDe(persona),
})

const CIUDADANOS = `
  insert into ciudad_digital.cd_ciudadano
  select * from jsonb_populate_recordset(null::ciudad_digital.cd_ciudadano, $1::jsonb)
  on conflict do nothing`

const SIN_CREDENCIAL = `
  select id_persona from ciudad_digital.cd_ciudadano
  where id_persona = any($1) and id_persona not in (select id_persona from ciudad_digital.cd_credencial)`

const CREDENCIALES = `
  insert into ciudad_digital.cd_credencial (id_persona, hash)
  select * from unnest($1::int[], $2::text[])`

const ORIGEN = `
  insert into ciudad_digital.cd_origen (codigo, url_retorno) values ($1, $2)
  on conflict (codigo) do update set url_retorno = excluded.url_retorno`
