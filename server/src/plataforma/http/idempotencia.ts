import { createHash } from 'node:crypto'
import { ErrorDePortal } from '@catastro/domain/errores'
import { sentencia, type Tx } from '../base/db.ts'
import type { ArchivoRecibido } from './partes.ts'

const OTRO_CONTENIDO = 'Este envío ya se hizo con otros datos. Vuelva a cargar la página e intente de nuevo'

const tomarClave = sentencia(
  'tomar_clave',
  `insert into idempotencia (id_persona, clave, llamada, huella, vence) values ($1, $2, $3, $4, now() + interval '24 hours')
   on conflict (id_persona, clave) do update
     set llamada = excluded.llamada, huella = excluded.huella, respuesta = null, vence = excluded.vence
     where idempotencia.vence < now()
   returning true as tomada`,
)
const leerClave = sentencia(
  'leer_clave',
  'select llamada, huella, respuesta from idempotencia where id_persona = $1 and clave = $2',
)
const guardarRespuesta = sentencia(
  'guardar_respuesta',
  'update idempotencia set respuesta = $3 where id_persona = $1 and clave = $2',
)

/** What was sent, in one number: fields in any order, and the bytes of the files. */
export const huellaDe = (datos: object, archivos: readonly ArchivoRecibido[] = []) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(datos).sort(([a], [b]) => (a < b ? -1 : 1))))
    .update(JSON.stringify(archivos.map(({ campo, sha256 }) => [campo, sha256]).sort()))
    .digest('hex')

export interface Envio {
  readonly idPersona: number
  /** Without a key the submission is simply done. */
  readonly clave: string | undefined
  readonly llamada: string
  readonly huella: string
}

/**
 * Does a submission once. The key is taken first, in the submission's own transaction, so that a twin waits here until
 * the first one is committed and then gets its answer; the same key with other content is 409.
 */
export async function unaSolaVez<R extends object>(
  tx: Tx,
  { idPersona, clave, llamada, huella }: Envio,
  obra: () => Promise<R>,
): Promise<{ readonly respuesta: R; readonly repetida: boolean }> {
  if (clave === undefined) return { respuesta: await obra(), repetida: false }
  const [tomada] = await tomarClave(tx, idPersona, clave, llamada, huella)
  if (!tomada) {
    const [anterior] = await leerClave(tx, idPersona, clave)
    if (!anterior || anterior.llamada !== llamada || anterior.huella.trim() !== huella) {
      throw new ErrorDePortal(409, OTRO_CONTENIDO)
    }
    return { respuesta: anterior.respuesta as R, repetida: true }
  }
  const respuesta = await obra()
  await guardarRespuesta(tx, idPersona, clave, JSON.stringify(respuesta))
  return { respuesta, repetida: false }
}
