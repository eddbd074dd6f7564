import { ErrorDePortal } from '@catastro/domain/errores'
import { NO_SE_PUEDE_APLICAR, SOLO_DE_PERSONAS } from '@catastro/domain/importaciones/mensajes'
import { DE_PERSONAS, MAX_PERSONAS_POR_VEZ } from '@catastro/domain/importaciones/reglas'
import { personaPorCuil, recordarCiudadano } from '../personas/personaPorCuil.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { exigirQueImporte, POR_BUSCAR, verImportacion } from './pedidos.ts'

/**
 * The people whom a file names and the portal does not know. Ciudad Digital tells them to a person who is signed in, and the importer
 * is none: so they are asked with the token of whoever imports, some at a time, and kept as the screens keep them.
 */

const leerPorBuscar = sentencia(
  'personas_por_buscar',
  `select min(f.fila) as "fila!", f.cuil as "cuil!" from importaciones.fila f
   where f.id_importacion = $1 and f.fila > $2 and ${POR_BUSCAR} group by 2 order by 1 limit ${MAX_PERSONAS_POR_VEZ}`,
)

/** Asked at once of a system that is not ours. */
const A_LA_VEZ = 5

export async function buscarPersonas(
  db: DbRaiz,
  registro: CiudadDigital,
  quien: Identidad,
  { id, desde, token }: { readonly id: number; readonly desde: number; readonly token: string },
) {
  const { clase, estado } = await verImportacion(db, id)
  exigirQueImporte(quien, clase)
  if (!DE_PERSONAS.includes(clase)) throw new ErrorDePortal(409, SOLO_DE_PERSONAS)
  if (estado !== 'REVISADA') throw new ErrorDePortal(409, NO_SE_PUEDE_APLICAR)
  const filas = await leerPorBuscar(db, id, desde)
  const cuiles = filas.map(({ cuil }) => cuil)
  let halladas = 0
  for (let i = 0; i < cuiles.length; i += A_LA_VEZ) {
    const estos = cuiles.slice(i, i + A_LA_VEZ)
    const respuestas = await Promise.allSettled(estos.map((cuil) => personaPorCuil(db, registro, cuil, token)))
    const encontradas = respuestas.map((respuesta) => (respuesta.status === 'fulfilled' ? respuesta.value : null))
    // Kept as they come: where Ciudad Digital stops answering, those are not asked again.
    await enTransaccion(db, quien.idPersona, async (tx) => {
      for (const [n, persona] of encontradas.entries()) {
        const cuil = estos[n]
        if (persona && cuil !== undefined) await recordarCiudadano(tx, cuil, persona)
      }
    })
    const fallida = respuestas.find((respuesta) => respuesta.status === 'rejected')
    if (fallida) throw fallida.reason
    halladas += encontradas.filter((persona) => persona !== null).length
  }
  const hasta = filas.length < MAX_PERSONAS_POR_VEZ ? null : (filas.at(-1)?.fila ?? null)
  return { preguntadas: cuiles.length, halladas, hasta }
}
