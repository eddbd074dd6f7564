import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'

export interface PersonaEncontrada {
  readonly idPersona: number
  readonly nombre_persona: string
  readonly apellido_persona: string
}

const leer = sentencia(
  'persona_por_cuil',
  `select id_persona as "idPersona", nombre_persona, apellido_persona from persona where documento_persona = $1`,
)

/** A person known here, or else a citizen as the city's registry has them; null when neither knows the CUIL. */
export async function personaPorCuil(
  db: Db,
  registro: CiudadDigital,
  cuil: string,
  token: string,
): Promise<PersonaEncontrada | null> {
  const [conocida] = await leer(db, cuil)
  if (conocida) return conocida
  const ciudadano = await registro.ciudadanoPorCuil(cuil, token)
  return (
    ciudadano && {
      idPersona: ciudadano.id_persona,
      nombre_persona: ciudadano.nombre_persona,
      apellido_persona: ciudadano.apellido_persona,
    }
  )
}

const MAX_NOMBRE = 60

const recordar = sentencia(
  'recordar_ciudadano',
  `insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona) values ($1, $2, $3, $4)
   on conflict do nothing`,
)

/** Keeps a citizen's row here, under the city's own number; one that is already there stays as it is. */
export async function recordarCiudadano(db: Db, cuil: string, ciudadano: PersonaEncontrada): Promise<void> {
  const { idPersona, nombre_persona, apellido_persona } = ciudadano
  await recordar(db, idPersona, cuil, nombre_persona.slice(0, MAX_NOMBRE), apellido_persona.slice(0, MAX_NOMBRE))
}
