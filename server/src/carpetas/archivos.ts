import { TIPOS_DE_FOTO } from '@catastro/domain/archivos/reglas'
import { carpetaLlena } from '@catastro/domain/carpetas/mensajes'
import { type ClaseDeArchivo, claseDeSubida } from '@catastro/domain/carpetas/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { admiteFotosFinales } from '@catastro/domain/veredas/reglas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
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

/** Those that answer a requirement first, in the order in which the encomienda asks; then as they came. */
export const archivosDe = sentencia(
  'archivos_de_carpeta',
  `select ${COLUMNAS} from archivo left join requisitos_de_carpeta($1) r using (id_requisito)
   where id_carpeta = $1 order by r.id_requisito is null, r.id_encomienda_tipo nulls first, r.orden, id_archivo`,
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

const contar = sentencia(
  'contar_archivos_de_carpeta',
  `select count(*) from archivo where id_carpeta = $1 and clase <> 'FOTO_VISITA'`,
)

/** What its visits photographed does not count: the city asked for it (S-21). */
async function exigirLugar(db: Db, idCarpeta: number, nuevos: number, maximo: number): Promise<void> {
  if (maximo === 0 || nuevos === 0) return
  const hay = (await contar(db, idCarpeta))[0]?.count ?? 0
  if (hay + nuevos > maximo) throw new ErrorDePortal(409, carpetaLlena(maximo, maximo - hay))
}

/** What is sent to a folder, which is locked: while it awaits payment, its proof; of approved sidewalk works, its owner's photos of them. */
export async function insertarSubida(
  db: Db,
  quien: Identidad,
  carpeta: Carpeta,
  archivos: readonly ArchivoRecibido[],
  maximo: number,
): Promise<readonly number[]> {
  await exigirLugar(db, carpeta.idCarpeta, archivos.length, maximo)
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
