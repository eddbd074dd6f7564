import { ARCHIVO_NO_ENCONTRADO } from '@catastro/domain/archivos/mensajes'
import {
  ARCHIVO_OBSERVADO,
  CARPETA_CERRADA,
  SOLO_SE_QUITA_LO_PROPIO,
  YA_SE_PRESENTO,
} from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearCarpeta, type Carpeta, esTitular } from './alcance.ts'
import type { FilaDeArchivo } from './archivos.ts'
import { recalcularCompleta } from './completitud.ts'

const quitar = sentencia(
  'quitar_archivo',
  `delete from archivo where id_archivo = $1 and id_carpeta = $2 and clase = 'DOCUMENTO' returning id_archivo as id`,
)
const observado = sentencia(
  'archivo_observado',
  `select from observacion where id_archivo = $1 union all select from observacion_archivo where id_archivo = $1`,
)

/** Takes back a paper of a locked folder, while it waits to be filed. False where there is no such paper. */
export async function quitarPapel(tx: Tx, quien: Identidad, carpeta: Carpeta, idArchivo: number): Promise<boolean> {
  if (!esTitular(quien, carpeta)) throw new ErrorDePortal(403, SOLO_SE_QUITA_LO_PROPIO)
  if (esFinal(carpeta.estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
  if (carpeta.presentada) throw new ErrorDePortal(409, YA_SE_PRESENTO)
  if ((await observado(tx, idArchivo)).length > 0) throw new ErrorDePortal(409, ARCHIVO_OBSERVADO)
  return (await quitar(tx, idArchivo, carpeta.idCarpeta)).length > 0
}

/** What its bytes are kept for ends with it: the sweep forgets them, as all that is let go of. */
export const quitarArchivo = (
  db: DbRaiz,
  quien: Identidad,
  { idArchivo, idCarpeta }: Pick<FilaDeArchivo, 'idArchivo' | 'idCarpeta'>,
): Promise<void> =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    if (!(await quitarPapel(tx, quien, carpeta, idArchivo))) throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
    await recalcularCompleta(tx, idCarpeta)
  })
