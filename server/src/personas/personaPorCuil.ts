import { eq } from 'drizzle-orm'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import type { Db } from '../plataforma/db.ts'
import { persona } from './tablas.ts'

export interface PersonaEncontrada {
  readonly idPersona: number
  readonly nombre_persona: string
  readonly apellido_persona: string
}

/** A person known here, or else a citizen as the city's registry has them; null when neither knows the CUIL. */
export async function personaPorCuil(
  db: Db,
  registro: CiudadDigital,
  cuil: string,
  token: string,
): Promise<PersonaEncontrada | null> {
  const [conocida] = await db
    .select({
      idPersona: persona.idPersona,
      nombre_persona: persona.nombrePersona,
      apellido_persona: persona.apellidoPersona,
    })
    .from(persona)
    .where(eq(persona.documentoPersona, cuil))
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

/** Keeps a citizen's row here, under the city's own number; one that is already there stays as it is. */
export async function recordarCiudadano(db: Db, cuil: string, ciudadano: PersonaEncontrada): Promise<void> {
  await db
    .insert(persona)
    .values({
      idPersona: ciudadano.idPersona,
      documentoPersona: cuil,
      nombrePersona: ciudadano.nombre_persona.slice(0, MAX_NOMBRE),
      apellidoPersona: ciudadano.apellido_persona.slice(0, MAX_NOMBRE),
    })
    .onConflictDoNothing()
}
