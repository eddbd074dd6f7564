import { ErrorDePortal } from '@catastro/domain/errores'
import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { sentencia } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'

/** Somebody of the city's registry by CUIL; 404 with the specification's text for who is not in it. */
export async function ciudadanoOFalla(registro: CiudadDigital, cuil: string, token: string) {
  const ciudadano = await registro.ciudadanoPorCuil(cuil, token)
  if (!ciudadano) throw new ErrorDePortal(404, CUIL_NO_REGISTRADO)
  return ciudadano
}

/** Gives a citizen a row here, the first time that the portal has to do with them. */
export const agregarPersona = sentencia(
  'agregar_persona',
  // Any conflict, not only of the number: of two at once, the second may meet the CUIL first.
  `insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona)
   values ($1, $2, left($3, 60), left($4, 60)) on conflict do nothing`,
)
