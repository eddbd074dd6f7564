import { CARPETA_NO_ENCONTRADA } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { esCodigoDe } from '../carpetas/codigoDeSeguimiento.ts'
import { historiaDe } from '../carpetas/seguimiento.ts'
import type { Db } from '../plataforma/base/db.ts'

/** A wrong code and a folder that is not there are refused with the same words. */
export async function seguimientoPublico(db: Db, idCarpeta: number, codigo: string) {
  if (!(await esCodigoDe(db, idCarpeta, codigo))) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  const pasos = await historiaDe(db, idCarpeta)
  return { idCarpeta, seguimiento: pasos.map(({ TramiteEstado, fecha }) => ({ TramiteEstado, fecha })) }
}
