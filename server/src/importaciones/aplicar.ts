import { ErrorDePortal } from '@catastro/domain/errores'
import { tituloDe } from '@catastro/domain/importaciones/columnas'
import { CATALOGOS } from '@catastro/domain/importaciones/desconocidos'
import {
  CAMBIO_MIENTRAS_TANTO,
  NO_SE_DIJO_ADMINISTRADOR,
  SE_CONTESTO_OTRA_COSA,
} from '@catastro/domain/importaciones/mensajes'
import type { Clase } from '@catastro/domain/importaciones/reglas'
import type { Caja } from '@catastro/domain/mapa/geometria'
import { sinRotulo } from '@catastro/domain/motivo'
import { type Db, type DbRaiz, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { abrirPapeles } from './abrirPapeles.ts'
import { avanzar } from './avance.ts'
import type { ErrorDeCelda, Papeles } from './clases/clase.ts'
import { IMPORTABLES } from './clases/clases.ts'
import type { Desconocidos, Dichos } from './clases/desconocido.ts'
import { enImportacion } from './enImportacion.ts'
import { olvidarFilas, olvidarFilasAplicadas, type Pendiente } from './filas.ts'
import type { Archivos } from './revisar.ts'

/** Rows at a time: between two batches a process that is to end stops. */
const LOTE = 200
/** Of what a city has a hundred thousand of more go together: the database takes a fifth less for each row. */
const LOTES: Readonly<Partial<Record<Clase, number>>> = { padrones: 500 }

const leerLote = sentencia(
  'filas_por_aplicar',
  `select fila, accion, datos, desconocidos, administra from importaciones.fila
   where id_importacion = $1 and fila > $2 and accion in ('ALTA', 'CAMBIO') order by fila limit $3`,
  con<{ datos: Readonly<Record<string, string>>; desconocidos: Desconocidos | null }>(),
)
type FilaGuardada = Awaited<ReturnType<typeof leerLote>>[number]

const darPorAplicada = sentencia(
  'importacion_aplicada',
  `update importacion i set estado = 'APLICADA', aplicada_el = now(), motivo = null, ruta = null, altas = c.altas,
     cambios = c.cambios, iguales = c.iguales, rechazadas = c.rechazadas
   from (select count(*) filter (where accion = 'ALTA') as altas, count(*) filter (where accion = 'CAMBIO') as cambios,
       count(*) filter (where accion = 'IGUAL') as iguales, count(*) filter (where accion = 'RECHAZADA') as rechazadas
     from importaciones.fila where id_importacion = $1) c
   where i.id_importacion = $1`,
)

/** What the row does now, where it is not what it would have done. */
const corregirFilas = sentencia(
  'corregir_filas_por_aplicar',
  `update importaciones.fila f set accion = x.accion, errores = x.errores
   from json_to_recordset($2) as x(fila int, accion text, errores jsonb)
   where f.id_importacion = $1 and f.fila = x.fila`,
)

const analizarPadron = sentencia('analizar_padron', 'select analizar_padron()')
const analizarCarpetas = sentencia('analizar_carpetas', 'select analizar_carpetas()')

/**
 * The plans of a transaction, those of its foreign keys too, are made for the tables as they were counted when it began: with one
 * row, which is soonest found by reading them whole. So they are counted again while they grow, each time that they have doubled.
 */
const PRIMERA_CUENTA = 1000
const CADA_CUENTA = 2
/** Of the kinds that fill a table from nothing. */
export const CONTAR: Readonly<Partial<Record<Clase, (db: Db) => Promise<unknown>>>> = {
  padrones: analizarPadron,
  carpetasAnteriores: analizarCarpetas,
  respuestasAnteriores: analizarCarpetas,
}

/**
 * All of it in one transaction. Each row is seen once more against what is stored now: where that changed since the dry
 * run so that a row no longer can be taken, nothing is; or, where only the good ones are applied, that row is given back too.
 */
export async function aplicar(
  db: DbRaiz,
  { almacen, marco }: Archivos,
  pendiente: Pendiente,
  fin: AbortSignal,
): Promise<void> {
  const { idImportacion, clase } = pendiente
  const porHacer = pendiente.altas + pendiente.cambios
  await avanzar(db, idImportacion, 0)
  const papeles =
    clase === 'archivosAnteriores' && pendiente.ruta !== null ? await abrirPapeles(almacen, pendiente.ruta) : null
  const obra = async (tx: Tx) => {
    let hechas = 0
    let ultima = 0
    let aContar = PRIMERA_CUENTA
    for (;;) {
      const lote = await leerLote(tx, idImportacion, ultima, LOTES[clase] ?? LOTE)
      if (lote.length === 0) break
      await aplicarLote(tx, pendiente, lote, { marco, papeles })
      ultima = lote.at(-1)?.fila ?? ultima
      hechas += lote.length
      if (hechas >= aContar) {
        await CONTAR[clase]?.(tx)
        aContar *= CADA_CUENTA
      }
      await avanzar(db, idImportacion, hechas / porHacer)
      fin.throwIfAborted()
    }
    await darPorAplicada(tx, idImportacion)
  }
  try {
    await enImportacion(db, { idImportacion, actor: pendiente.idPersona, paso: 'APLICAR', clase }, obra)
  } catch (error) {
    await papeles?.soltar(db)
    throw error
  } finally {
    await papeles?.cerrar()
  }
  await (pendiente.parcial ? olvidarFilasAplicadas : olvidarFilas)(db, idImportacion)
  if (pendiente.ruta !== null) await almacen.borrar(pendiente.ruta)
  await CONTAR[clase]?.(db)
}

async function aplicarLote(
  tx: Tx,
  { idImportacion, clase, idPersona, parcial }: Pendiente,
  lote: readonly FilaGuardada[],
  { marco, papeles }: { readonly marco: Caja | null; readonly papeles: Papeles | null },
): Promise<void> {
  const importable = IMPORTABLES[clase]
  const datos = lote.map((fila) => {
    const leido = importable.esquema.safeParse(fila.datos)
    if (!leido.success) throw new ErrorDePortal(409, CAMBIO_MIENTRAS_TANTO)
    return leido.data
  })
  const cruces = (await importable.cruzar(tx, datos, { autor: idPersona, marco })).map((cruce, n) => ({
    ...cruce,
    errores: [
      ...cruce.errores,
      ...loQueSeContestoOtraVez(lote[n]?.desconocidos ?? {}, cruce.desconocidos ?? {}),
      ...(cruce.administra && !lote[n]?.administra ? [{ columna: 'Roles', msg: NO_SE_DIJO_ADMINISTRADOR }] : []),
    ],
  }))
  if (!parcial && cruces.some(({ errores }) => errores.length > 0)) throw new ErrorDePortal(409, CAMBIO_MIENTRAS_TANTO)
  const distintas = cruces.flatMap(({ accion, errores }, n) => {
    const { fila, accion: prevista } = lote[n] ?? {}
    const ahora = errores.length > 0 ? 'RECHAZADA' : accion
    const dichos = errores.map(({ columna, msg }) => ({ columna, msg: sinRotulo(msg) }))
    return ahora === prevista ? [] : [{ fila, accion: ahora, errores: dichos }]
  })
  if (distintas.length > 0) await corregirFilas(tx, idImportacion, JSON.stringify(distintas))
  const filas = cruces
    .map((cruce, n) => ({ ...cruce, datos: datos[n] }))
    .filter(({ accion, errores }) => accion !== 'IGUAL' && errores.length === 0)
  if (filas.length > 0) await importable.aplicar(tx, idPersona, filas, papeles)
}

/** What a person saw that would be done is what is done: a name of which something else was answered since then is no good. */
function loQueSeContestoOtraVez(revisado: Desconocidos, ahora: Dichos): ErrorDeCelda[] {
  return CATALOGOS.filter((catalogo) => {
    const antes = revisado[catalogo]
    const hoy = ahora[catalogo]
    // Unanswered it is an error already; and one that was to be added is there since the row before it.
    if (hoy?.respuesta === null || (antes?.respuesta === 'AGREGAR' && hoy === undefined)) return false
    return antes?.respuesta !== hoy?.respuesta || antes?.idDestino !== hoy?.idDestino
  }).map((catalogo) => ({ columna: tituloDe(catalogo), msg: SE_CONTESTO_OTRA_COSA }))
}
