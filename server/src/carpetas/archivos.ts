import { type ClaseDeArchivo, claseDeSubida, TIPOS_DE_FOTO } from '@catastro/domain/carpetas/reglas'
import { admiteFotosFinales } from '@catastro/domain/veredas/reglas'
import { type Db, sentencia } from '../plataforma/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { type Carpeta, esTitular } from './alcance.ts'

export interface FilaDeArchivo {
  readonly idArchivo: number
  readonly idCarpeta: number
  readonly clase: ClaseDeArchivo
  readonly nombreOriginal: string
  readonly tipoMime: string
  readonly tamano: number
  readonly sha256: string
  readonly ruta: string
  readonly subidoEl: Date
}

const COLUMNAS = `id_archivo as "idArchivo", id_carpeta as "idCarpeta", clase, nombre_original as "nombreOriginal",
  tipo_mime as "tipoMime", tamano, sha256, ruta, subido_el as "subidoEl"`

export const archivosDe = sentencia(
  'archivos_de_carpeta',
  `select ${COLUMNAS} from archivo where id_carpeta = $1 order by id_archivo`,
)

/** A file and whose folder it belongs to, for the question who may see it. */
export const archivoPorId = sentencia('archivo_por_id', `select ${COLUMNAS} from archivo where id_archivo = $1`)

/** Files as the rows of a statement: `json_to_recordset($n)` with these columns. */
export const COMO_FILAS = 'as f(nombre text, tipo text, tamano integer, sha256 text, ruta text)'
/** Bytes in the store, whatever field they came in. */
type Guardado = Omit<ArchivoRecibido, 'campo' | 'sha256Recibido'>
export const enFilas = (archivos: readonly Guardado[]) =>
  JSON.stringify(
    archivos.map(({ nombreOriginal, tipoMime, tamano, sha256, ruta }) => ({
      nombre: nombreOriginal,
      tipo: tipoMime,
      tamano,
      sha256,
      ruta,
    })),
  )

const insertar = sentencia(
  'insertar_archivos',
  `insert into archivo (id_carpeta, clase, nombre_original, tipo_mime, tamano, sha256, ruta, subido_por, subido_el)
   select $1, $2, f.nombre, f.tipo, f.tamano, f.sha256, f.ruta, $3, clock_timestamp()
   from json_to_recordset($4::json) ${COMO_FILAS} returning id_archivo as "idArchivo"`,
)

/** What is sent to a folder: while it awaits payment, its proof; of approved sidewalk works, its owner's photos of them. */
export async function insertarSubida(
  db: Db,
  quien: Identidad,
  carpeta: Carpeta,
  archivos: readonly ArchivoRecibido[],
): Promise<readonly number[]> {
  const clase = claseDeSubida(carpeta.estado)
  const situacion = { ...carpeta, tramiteEstado: carpeta.estado, tramiteEstadoPrevio: carpeta.estadoPrevio }
  const sonFinales = esTitular(quien, carpeta) && admiteFotosFinales(situacion)
  const esFoto = ({ tipoMime }: ArchivoRecibido) => sonFinales && TIPOS_DE_FOTO.includes(tipoMime)
  const { idCarpeta } = carpeta
  const fotos = await insertarArchivos(db, idCarpeta, 'FOTO_FINAL', quien.idPersona, archivos.filter(esFoto))
  const otros = archivos.filter((archivo) => !esFoto(archivo))
  const demas = await insertarArchivos(db, idCarpeta, clase, quien.idPersona, otros)
  return [...fotos, ...demas].map(({ idArchivo }) => idArchivo)
}

/** Gives stored bytes their rows, and answers their numbers. Within the transaction that they belong to. */
export const insertarArchivos = (
  db: Db,
  idCarpeta: number,
  clase: ClaseDeArchivo,
  idPersona: number,
  archivos: readonly Guardado[],
) => insertar(db, idCarpeta, clase, idPersona, enFilas(archivos))
