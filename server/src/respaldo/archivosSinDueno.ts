import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { ArchivoSinDueno, archivosSinDueno } from '@catastro/domain/respaldo/llamadas'
import { ARCHIVO_DESCARTADO, ARCHIVO_SIN_DUENO_NO_ENCONTRADO } from '@catastro/domain/respaldo/mensajes'
import { type AlmacenEntero, ArchivoInexistente } from '../plataforma/archivos/almacen.ts'
import { sinFila } from '../plataforma/archivos/tablasConArchivos.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

const POR_PAGINA = 25

const leer = sentencia(
  'archivos_sin_dueno',
  `select nombre, recibido_el as recibido, tamano, tipo, titulo, id_carpeta as "idCarpeta"
   from archivo_sin_dueno where descartado_el is null order by recibido_el desc, nombre limit $1 offset $2`,
)
const contar = sentencia(
  'cuantos_archivos_sin_dueno',
  'select count(*)::integer as "cuantos!" from archivo_sin_dueno where descartado_el is null',
)

/** A page, the newest first: after a restoration, what was filed last. */
export async function sinDueno(
  db: Db,
  { pagina = 1, porPagina = POR_PAGINA }: Recibido<typeof archivosSinDueno>['query'],
): Promise<{ archivos: ArchivoSinDueno[]; cuantos: number }> {
  const filas = await leer(db, porPagina, (pagina - 1) * porPagina)
  return {
    archivos: filas.map(({ nombre, recibido, ...fila }) => ({
      ...fila,
      nombre: nombreDe(nombre),
      recibido: recibido.toISOString(),
    })),
    ...unaFila(await contar(db)),
  }
}

/** 'ab/abcd…' is kept; a path of a call takes no stroke. */
const nombreDe = (ruta: string) => ruta.slice(3)
const rutaDe = (nombre: string) => `${nombre.slice(0, 2)}/${nombre}`

const leerUno = sentencia('archivo_sin_dueno', 'select tipo from archivo_sin_dueno where nombre = $1')

/** Only what is listed, and no row names by now: anything else has its own call, with its own permission. */
export async function abrirSinDueno(db: Db, almacen: Pick<AlmacenEntero, 'examinar'>, nombre: string) {
  const ruta = rutaDe(nombre)
  const [fila] = await leerUno(db, ruta)
  if (!fila || (await sinFila(db, [ruta])).length === 0) throw noEsta()
  const archivo = await almacen.examinar(ruta).catch((error: unknown) => {
    throw error instanceof ArchivoInexistente ? noEsta() : error
  })
  return { ...archivo, nombre, tipo: fila.tipo ?? 'application/octet-stream' }
}

const noEsta = () => new ErrorDePortal(404, ARCHIVO_SIN_DUENO_NO_ENCONTRADO)

const marcar = sentencia(
  'descartar_archivo_sin_dueno',
  `with d as (
     update archivo_sin_dueno set descartado_el = now(), descartado_por = $2
     where nombre = $1 and descartado_el is null returning nombre
   )
   insert into archivo_soltado (nombre) select nombre from d
   on conflict (nombre) do update set soltado_el = now() returning nombre`,
)

/** From now on the sweep takes it for one that a row let go. The audit keeps who said so. */
export const descartar = (db: DbRaiz, { idPersona }: Identidad, nombre: string) =>
  enTransaccion(db, idPersona, async (tx) => {
    const [descartado] = await marcar(tx, rutaDe(nombre), idPersona)
    if (!descartado) throw noEsta()
    return { ok: true, message: ARCHIVO_DESCARTADO }
  })
