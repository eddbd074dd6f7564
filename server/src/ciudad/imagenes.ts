import { FALTA_IMAGEN, IMAGEN_ENORME, IMAGEN_SIN_MEDIDAS } from '@catastro/domain/ciudad/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { puntosDe } from '../plataforma/archivos/puntos.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

export const MAX_PUNTOS = 4_000_000

const EXTENSIONES: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

const guardar = sentencia(
  'guardar_imagen_de_ciudad',
  `insert into imagen_de_ciudad (sha256, ruta, tipo_mime, tamano, subida_por, subida_el)
   values ($1, $2, $3, $4, $5, $6::timestamptz) on conflict do nothing returning sha256`,
)
const leer = sentencia(
  'leer_imagen_de_ciudad',
  'select sha256, ruta, tipo_mime as "tipoMime", tamano from imagen_de_ciudad where sha256 = $1',
)

const conNombre = ({ sha256, tipoMime }: { readonly sha256: string; readonly tipoMime: string }) =>
  `${sha256}.${EXTENSIONES[tipoMime]}`

/** By its public name, extension and all; undefined where there is none. */
export async function imagenGuardada(db: Db, nombre: string) {
  const [imagen] = await leer(db, nombre.slice(0, 64))
  return imagen && conNombre(imagen) === nombre ? { ...imagen, nombreOriginal: nombre } : undefined
}

/** Its public name. `repetida`: it was there, and the bytes that came now are to be given back. */
export async function recibirImagen(
  db: DbRaiz,
  quien: Identidad,
  { almacen, archivos: [imagen] }: { readonly almacen: Almacen; readonly archivos: readonly ArchivoRecibido[] },
): Promise<{ nombre: string; repetida: boolean }> {
  if (!imagen) throw errorDeCampo('imagen', FALTA_IMAGEN)
  const puntos = await puntosDe(almacen, imagen)
  if (puntos === null) throw errorDeCampo('imagen', IMAGEN_SIN_MEDIDAS)
  if (puntos > MAX_PUNTOS) throw errorDeCampo('imagen', IMAGEN_ENORME)
  const { sha256, ruta, tipoMime, tamano } = imagen
  const nueva = await enTransaccion(db, quien.idPersona, (tx) =>
    guardar(tx, sha256, ruta, tipoMime, tamano, quien.idPersona, db.ahora()),
  )
  return { nombre: conNombre(imagen), repetida: nueva.length === 0 }
}
