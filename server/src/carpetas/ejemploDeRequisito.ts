import { FALTA_EJEMPLO } from '@catastro/domain/carpetas/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

const guardar = sentencia(
  'guardar_ejemplo_de_requisito',
  `insert into ejemplo_de_requisito (sha256, ruta, nombre_original, tipo_mime, tamano, subido_por, subido_el)
   values ($1, $2, $3, $4, $5, $6, $7::timestamptz) on conflict do nothing returning sha256`,
)
const leer = sentencia(
  'leer_ejemplo_de_requisito',
  `select sha256, ruta, nombre_original as "nombreOriginal", tipo_mime as "tipoMime", tamano
   from ejemplo_de_requisito where sha256 = $1`,
)

/** By what its bytes sum up to; undefined where there is none. */
export const ejemploGuardado = async (db: Db, sha256: string) => (await leer(db, sha256))[0]

/** `repetido`: it was there, and the bytes that came now are to be given back. */
export async function recibirEjemplo(db: DbRaiz, quien: Identidad, [archivo]: readonly ArchivoRecibido[]) {
  if (!archivo) throw errorDeCampo('ejemplo', FALTA_EJEMPLO)
  const { sha256, ruta, nombreOriginal, tipoMime, tamano } = archivo
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const nuevo = await guardar(tx, sha256, ruta, nombreOriginal, tipoMime, tamano, quien.idPersona, db.ahora())
    const { nombreOriginal: nombre } = unaFila(await leer(tx, sha256))
    return { ejemplo: sha256, nombre, repetido: nuevo.length === 0 }
  })
}
