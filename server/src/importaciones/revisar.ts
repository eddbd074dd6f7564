import { digitoVerificadorBien } from '@catastro/domain/cuit'
import { ErrorDePortal } from '@catastro/domain/errores'
import { CATALOGOS, SE_NOMBRA_EN } from '@catastro/domain/importaciones/desconocidos'
import { ubicarColumnas } from '@catastro/domain/importaciones/encabezados'
import { loQueHizoExcel } from '@catastro/domain/importaciones/excel'
import { ARCHIVO_VACIO, DEMASIADAS_FILAS, faltanColumnas, repiteLaFila } from '@catastro/domain/importaciones/mensajes'
import { type Clase, DE_PERSONAS, MAX_FILAS_IMPORTACION } from '@catastro/domain/importaciones/reglas'
import type { Caja } from '@catastro/domain/mapa/geometria'
import { sinRotulo } from '@catastro/domain/motivo'
import { soloDigitos } from '@catastro/domain/tipos'
import { tamanosVigentes } from '../ciudad/tamanos.ts'
import type { AlmacenVigilado } from '../plataforma/archivos/vigilado.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { avanzar } from './avance.ts'
import type { Circunstancias, ClaseImportable, ErrorDeCelda } from './clases/clase.ts'
import { IMPORTABLES } from './clases/clases.ts'
import type { Desconocidos, Dichos } from './clases/desconocido.ts'
import { olvidarFilas, type Pendiente } from './filas.ts'
import type { FilaDeTabla, Lectura } from './lector/fila.ts'
import { leerTabla } from './leerTabla.ts'

const LOTE = 100

/** Where the files are, the program that reads them, and the frame of the city whose they are, where it is set. */
export interface Archivos {
  readonly almacen: AlmacenVigilado
  readonly lector: string
  readonly marco: Caja | null
}

interface FilaRevisada {
  readonly fila: number
  readonly accion: string
  readonly claves: readonly string[]
  readonly datos: Readonly<Record<string, string>>
  readonly errores: readonly ErrorDeCelda[]
  /** Of what a row changes: how it is today. */
  readonly antes: Readonly<Record<string, string>> | null
  readonly desconocidos: Desconocidos | null
  readonly administra: boolean
  /** Of whom it names, where it names people and Ciudad Digital may know that number. */
  readonly cuil: string | null
}
type FilaLeida = Pick<FilaRevisada, 'fila' | 'datos'>

const guardar = sentencia(
  'guardar_filas_por_importar',
  `insert into importaciones.fila (id_importacion, fila, accion, claves, datos, errores, antes, desconocidos, administra, cuil)
   select $1, fila, accion, claves, datos, errores, antes, desconocidos, administra, cuil
   from json_to_recordset($2) as x(fila int, accion text, claves text[], datos jsonb, errores jsonb, antes jsonb, desconocidos jsonb, administra boolean, cuil text)`,
)
const leerGuardadas = sentencia(
  'filas_por_revisar_otra_vez',
  `select fila, datos from importaciones.fila where id_importacion = $1 and fila > $2 order by fila limit ${LOTE}`,
  con<{ datos: Readonly<Record<string, string>> }>(),
)
const guardarOtraVez = sentencia(
  'guardar_filas_revisadas_otra_vez',
  `update importaciones.fila f set accion = x.accion, claves = x.claves, errores = x.errores, antes = x.antes,
     desconocidos = x.desconocidos, administra = x.administra, cuil = x.cuil
   from json_to_recordset($2) as x(fila int, accion text, claves text[], errores jsonb, antes jsonb, desconocidos jsonb, administra boolean, cuil text)
   where f.id_importacion = $1 and f.fila = x.fila`,
)
const contarGuardadas = sentencia(
  'contar_filas_por_importar',
  'select count(*) as "filas!" from importaciones.fila where id_importacion = $1',
)
const darPorRevisada = sentencia(
  'importacion_revisada',
  `update importacion i set estado = 'REVISADA', parcial = false, leidas = $2, ruta = case when i.formato = 'zip' then i.ruta end, intentos = 0, motivo = null, altas = c.altas, cambios = c.cambios,
     iguales = c.iguales, rechazadas = c.rechazadas
   from (select count(*) filter (where accion = 'ALTA') as altas, count(*) filter (where accion = 'CAMBIO') as cambios,
       count(*) filter (where accion = 'IGUAL') as iguales, count(*) filter (where accion = 'RECHAZADA') as rechazadas
     from importaciones.fila where id_importacion = $1) c
   where i.id_importacion = $1`,
)

const guardarLectura = sentencia(
  'guardar_lectura_de_importacion',
  `insert into importaciones.lectura (id_importacion, lectura) values ($1, $2)
   on conflict (id_importacion) do update set lectura = excluded.lectura`,
)

/** The dry run: reads the file, says what each row would do, and changes nothing. Done again, it starts from nothing. */
export async function revisar(
  db: DbRaiz,
  { almacen, lector, marco }: Archivos,
  pendiente: Pendiente,
  fin: AbortSignal,
): Promise<void> {
  const { idImportacion, ruta } = pendiente
  if (ruta === null) return revisarOtraVez(db, marco, pendiente, fin)
  await olvidarFilas(db, idImportacion)
  // As of now; those that were taken go in by that, whatever the city says before they are.
  const papeles = pendiente.clase === 'archivosAnteriores' ? (await tamanosVigentes(db)).papeles : undefined
  const tabla = { ...pendiente, ruta, papeles }
  const alEntender = async (lectura: Lectura) => {
    await guardarLectura(db, idImportacion, JSON.stringify(lectura))
  }
  const leidas = await guardarFilas(db, tabla, leerTabla(almacen, lector, tabla, alEntender), { marco, fin })
  await marcarRepetidas(db, idImportacion)
  await enTransaccion(db, pendiente.idPersona, (tx) => darPorRevisada(tx, idImportacion, leidas))
  // A shapefile may be asked to be read again, in other letters, for as long as it was not applied; papers are still in theirs.
  if (pendiente.formato !== 'zip') await almacen.borrar(ruta)
}

/** The rows that were read already, against what is stored and answered now. */
async function revisarOtraVez(db: DbRaiz, marco: Caja | null, p: Pendiente, fin: AbortSignal): Promise<void> {
  const [{ filas: cuantas } = { filas: 0 }] = await contarGuardadas(db, p.idImportacion)
  if (cuantas === 0) throw new Error('Una importación por revisar no tiene archivo ni filas')
  let hechas = 0
  let ultima = 0
  for (;;) {
    const lote = await leerGuardadas(db, p.idImportacion, ultima)
    if (lote.length === 0) break
    const revisadas = await revisarLote(db, p.clase, lote, { autor: p.idPersona, marco })
    await guardarOtraVez(db, p.idImportacion, JSON.stringify(revisadas))
    ultima = lote.at(-1)?.fila ?? ultima
    hechas += lote.length
    await avanzar(db, p.idImportacion, hechas / cuantas)
    fin.throwIfAborted()
  }
  await marcarRepetidas(db, p.idImportacion)
  await enTransaccion(db, p.idPersona, (tx) => darPorRevisada(tx, p.idImportacion, hechas))
}

interface Ronda {
  readonly marco: Caja | null
  readonly fin: AbortSignal
}

async function guardarFilas(db: DbRaiz, p: Pendiente, tabla: AsyncIterable<FilaDeTabla>, { marco, fin }: Ronda) {
  const clase = IMPORTABLES[p.clase]
  const guardarLote = async (filas: readonly FilaLeida[]) =>
    guardar(db, p.idImportacion, JSON.stringify(await revisarLote(db, p.clase, filas, { autor: p.idPersona, marco })))
  let columnas: ReturnType<typeof ubicarColumnas> | undefined
  let lote: FilaLeida[] = []
  let filas = 0
  for await (const { numero, celdas, avance } of tabla) {
    if (!columnas) {
      columnas = ubicarColumnas(clase.columnas, celdas)
      if (columnas.faltan.length > 0) {
        throw new ErrorDePortal(400, faltanColumnas(columnas.faltan.map(({ titulo }) => titulo)))
      }
      continue
    }
    lote.push({ fila: numero, datos: columnas.celdasDe(celdas) })
    if (++filas > MAX_FILAS_IMPORTACION) throw new ErrorDePortal(400, DEMASIADAS_FILAS)
    if (lote.length === LOTE) {
      await guardarLote(lote)
      lote = []
      await avanzar(db, p.idImportacion, avance)
      fin.throwIfAborted()
    }
  }
  if (filas === 0) throw new ErrorDePortal(400, ARCHIVO_VACIO)
  await guardarLote(lote)
  return filas
}

async function revisarLote(
  db: DbRaiz,
  cual: Clase,
  lote: readonly FilaLeida[],
  de: Circunstancias,
): Promise<FilaRevisada[]> {
  const clase = IMPORTABLES[cual]
  const leidas = lote.map((fila) => ({ fila, leido: clase.esquema.safeParse(fila.datos) }))
  const validas = leidas.flatMap(({ leido }) => (leido.success ? [leido.data] : []))
  const cruces = (await clase.cruzar(db, validas, de)).values()
  return leidas.map(({ fila, leido }) => {
    const cuil = DE_PERSONAS.includes(cual) ? cuilPorBuscar(fila.datos) : null
    const estropeadas = estropeadasPorExcel(clase, fila.datos)
    if (!leido.success || estropeadas.length > 0) {
      if (leido.success) cruces.next()
      const columnas = new Set(estropeadas.map(({ columna }) => columna))
      const demas = leido.success
        ? []
        : erroresDe(clase, leido.error.issues).filter(({ columna }) => !columnas.has(columna))
      return {
        ...fila,
        accion: 'RECHAZADA',
        claves: [],
        errores: [...estropeadas, ...demas],
        antes: null,
        desconocidos: null,
        administra: false,
        cuil,
      }
    }
    const cruce = cruces.next().value
    const { accion, errores: delCruce } = cruce ?? { accion: 'ALTA', errores: [] }
    const guardado = cruce?.guardado
    const errores = delCruce.map(({ columna, msg }) => ({ columna, msg: sinRotulo(msg) }))
    const cambia = accion === 'CAMBIO' && errores.length === 0 && guardado !== undefined
    return {
      ...fila,
      accion: errores.length > 0 ? 'RECHAZADA' : accion,
      claves: cruce ? clase.claves(leido.data, cruce.resuelto) : [],
      errores,
      antes: cambia ? loQueCambia({ ...(leido.data as object), ...(cruce?.resuelto as object) }, guardado) : null,
      desconocidos: loQueNoEsta(cruce?.desconocidos ?? {}, fila.datos),
      administra: errores.length === 0 && cruce?.administra === true,
      cuil,
    }
  })
}

/** One whose last digit is wrong is nobody's: Ciudad Digital is not asked of it. */
function cuilPorBuscar({ cuil = '' }: FilaLeida['datos']): string | null {
  const numero = soloDigitos(cuil)
  return /^\d{11}$/.test(numero) && digitoVerificadorBien(numero) ? numero : null
}

function loQueNoEsta(dichos: Dichos, datos: FilaLeida['datos']): Desconocidos | null {
  const nombres = CATALOGOS.flatMap((catalogo) => {
    const dicho = dichos[catalogo]
    if (!dicho) return []
    const { respuesta, idDestino, queda } = dicho
    return [[catalogo, { nombre: datos[SE_NOMBRA_EN[catalogo].columna] ?? '', respuesta, idDestino, queda }] as const]
  })
  return nombres.length > 0 ? Object.fromEntries(nombres) : null
}

/** Of what is stored, what the row says otherwise. */
const loQueCambia = (datos: unknown, guardado: Readonly<Record<string, string | null>>) => {
  const nuevos = datos as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(guardado)
      .map(([clave, antes]) => [clave, antes ?? ''] as const)
      .filter(([clave, antes]) => String(nuevos[clave] ?? '') !== antes),
  )
}

/** Codes that a spreadsheet program took for numbers or days: whatever else is wrong with them comes of that. */
const estropeadasPorExcel = (
  clase: ClaseImportable<unknown, unknown>,
  datos: Readonly<Record<string, string>>,
): ErrorDeCelda[] =>
  clase.columnas.flatMap(({ clave, titulo, codigo }) => {
    const msg = codigo && loQueHizoExcel(datos[clave] ?? '')
    return msg ? [{ columna: titulo, msg }] : []
  })

interface Problema {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** One fault a column, under the title that the file has. */
function erroresDe(clase: ClaseImportable<unknown, unknown>, problemas: readonly Problema[]): ErrorDeCelda[] {
  const porColumna = new Map<string, ErrorDeCelda>()
  for (const { path, message } of problemas) {
    const clave = String(path[0] ?? '')
    const columna = clase.columnas.find((c) => c.clave === clave)?.titulo ?? clave
    if (!porColumna.has(columna)) porColumna.set(columna, { columna, msg: sinRotulo(message) })
  }
  return [...porColumna.values()]
}

const repetir = sentencia(
  'rechazar_filas_repetidas',
  `update importaciones.fila f set accion = 'RECHAZADA',
     errores = f.errores || jsonb_build_array(jsonb_build_object('columna', 'Fila', 'msg', $2 || r.primera::text))
   from (
     select fila, min(primera) as primera from (
       select fila, min(fila) over (partition by clave) as primera
       from importaciones.fila cross join unnest(claves) as clave where id_importacion = $1) t
     where primera < fila group by fila) r
   where f.id_importacion = $1 and f.fila = r.fila`,
)

/** Of two rows that are the same record, the first stands and the others say which one they repeat. */
const marcarRepetidas = (db: DbRaiz, idImportacion: number) =>
  repetir(db, idImportacion, repiteLaFila(0).replace('0', ''))
