import { type DbRaiz, enTransaccion, type Tx } from '../plataforma/base/db.ts'
import { huellaDe, unaSolaVez } from '../plataforma/http/idempotencia.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { borrarBorrador } from './borrador.ts'

export interface Presentacion {
  /** The path of the call, which tells one filing's key from another's. */
  readonly llamada: string
  /** The caller's Idempotency-Key. */
  readonly clave: string | undefined
  /** What was sent: the same again under the same key is the same filing. */
  readonly datos: object
  readonly archivos?: readonly ArchivoRecibido[]
  /** The draft that it was filled in (domain/src/borradores/reglas.ts). */
  readonly borrador: string
}

/** Files once, answers, and ends the draft: all of it in one transaction, or none. `obra` writes what is filed. */
export function presentarUnaVez<R extends object>(
  db: DbRaiz,
  { idPersona }: Identidad,
  { llamada, clave, datos, archivos = [], borrador }: Presentacion,
  obra: (tx: Tx) => Promise<R>,
): Promise<{ readonly respuesta: R; readonly repetida: boolean }> {
  const envio = { idPersona, clave, llamada, huella: huellaDe(datos, archivos) }
  return enTransaccion(db, idPersona, (tx) =>
    unaSolaVez(tx, envio, async () => {
      const respuesta = await obra(tx)
      await borrarBorrador(tx, idPersona, borrador)
      return respuesta
    }),
  )
}
