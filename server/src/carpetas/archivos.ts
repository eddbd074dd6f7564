import type { ClaseDeArchivo } from '@catastro/domain/carpetas/reglas'
import { type Db, sentencia } from '../plataforma/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'

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
export const enFilas = (archivos: readonly ArchivoRecibido[]) =>
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

/** Gives stored bytes their rows, and answers their numbers. Within the transaction that they belong to. */
export const insertarArchivos = (
  db: Db,
  idCarpeta: number,
  clase: ClaseDeArchivo,
  idPersona: number,
  archivos: readonly ArchivoRecibido[],
) => insertar(db, idCarpeta, clase, idPersona, enFilas(archivos))
