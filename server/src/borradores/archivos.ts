import { ARCHIVO_NO_ENCONTRADO, DEMASIADOS_ARCHIVOS } from '@catastro/domain/archivos/mensajes'
import { enBytes, MAX_ARCHIVOS, TIPOS_DE_FOTO } from '@catastro/domain/archivos/reglas'
import type { Topes } from '@catastro/domain/archivos/topes'
import {
  BORRADOR_NO_ENCONTRADO,
  DEMASIADOS_EN_BORRADORES,
  demasiadosEnElCampo,
} from '@catastro/domain/borradores/mensajes'
import { campoDeArchivos, MAX_ARCHIVOS_EN_BORRADORES } from '@catastro/domain/borradores/reglas'
import { SIN_ARCHIVOS } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import { type ArchivoRecibido, noEsFoto, pesaDeMas } from '../plataforma/http/partes.ts'
import { deAUno } from './borrador.ts'

const COLUMNAS = `id_archivo as "idArchivo", campo, nombre_original as "nombreOriginal", tipo_mime as "tipoMime", tamano,
  sha256, ruta`

/** A filing that takes them over gives each `ruta` a row of its own before the draft is ended. */
export const archivosDeBorrador = sentencia(
  'archivos_de_borrador',
  `select ${COLUMNAS} from borrador_archivo where id_persona = $1 and clave = $2 order by id_archivo`,
)
const leerUno = sentencia(
  'archivo_de_borrador',
  `select ${COLUMNAS} from borrador_archivo where id_persona = $1 and clave = $2 and id_archivo = $3`,
)
const borrar = sentencia(
  'borrar_archivo_de_borrador',
  `delete from borrador_archivo where id_persona = $1 and clave = $2 and id_archivo = $3 returning true as borrado`,
)
const tocar = sentencia(
  'tocar_borrador',
  'update borrador set modificado_el = now() where id_persona = $1 and clave = $2 returning true as hay',
)
const contar = sentencia(
  'contar_archivos_de_borradores',
  `select count(*) filter (where clave = $2 and campo = $3) as "delCampo", count(*) filter (where clave = $2) as propios,
     count(*) as todos from borrador_archivo where id_persona = $1`,
)
const insertar = sentencia(
  'insertar_archivos_de_borrador',
  `insert into borrador_archivo (id_persona, clave, campo, nombre_original, tipo_mime, tamano, sha256, ruta)
   select $1, $2, $3, f."nombreOriginal", f."tipoMime", f.tamano, f.sha256, f.ruta
   from json_to_recordset($4::json)
     as f("nombreOriginal" text, "tipoMime" text, tamano integer, sha256 text, ruta text)`,
)

const NINGUNO = { delCampo: 0, propios: 0, todos: 0 }

interface Lugar {
  readonly idPersona: number
  readonly clave: string
  readonly campo: string
}

/**
 * Adds files to a draft that is there already. A person's drafts are taken in turn, so that two uploads at once count each
 * other, also to two drafts.
 */
export async function guardarArchivos(
  tx: Tx,
  { idPersona, clave, campo }: Lugar,
  archivos: readonly ArchivoRecibido[],
  topes: Topes,
): Promise<void> {
  if (archivos.length === 0) throw errorDeCampo('files', SIN_ARCHIVOS)
  await deAUno(tx, idPersona)
  const [hay] = await tocar(tx, idPersona, clave)
  if (!hay) throw new ErrorDePortal(404, BORRADOR_NO_ENCONTRADO)
  const { max, fotos, tope } = campoDeArchivos(clave, campo)
  const pesado = archivos.find(({ tamano }) => tamano > enBytes(topes[tope]))
  if (pesado) throw pesaDeMas('files', pesado.nombreOriginal, topes[tope])
  const ajeno = fotos && archivos.find(({ tipoMime }) => !TIPOS_DE_FOTO.includes(tipoMime))
  if (ajeno) throw noEsFoto('files', ajeno.nombreOriginal)
  const [{ delCampo, propios, todos } = NINGUNO] = await contar(tx, idPersona, clave, campo)
  if (delCampo + archivos.length > max) throw errorDeCampo('files', demasiadosEnElCampo(max))
  if (propios + archivos.length > MAX_ARCHIVOS) throw errorDeCampo('files', DEMASIADOS_ARCHIVOS)
  if (todos + archivos.length > MAX_ARCHIVOS_EN_BORRADORES) throw new ErrorDePortal(409, DEMASIADOS_EN_BORRADORES)
  await insertar(tx, idPersona, clave, campo, JSON.stringify(archivos))
}

export async function getArchivo(db: Db, idPersona: number, clave: string, idArchivo: number) {
  const [archivo] = await leerUno(db, idPersona, clave, idArchivo)
  if (!archivo) throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
  return archivo
}

/** Takes the row; the bytes are swept within the hour, unless a filing that was under way kept them. */
export async function quitarArchivo(db: Db, idPersona: number, clave: string, idArchivo: number): Promise<void> {
  const [fila] = await borrar(db, idPersona, clave, idArchivo)
  if (!fila) throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
}
