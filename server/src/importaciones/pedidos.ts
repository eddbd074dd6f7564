import { ES_SU_MATRICULA, SON_SUS_ROLES } from '@catastro/domain/deberes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { COLUMNAS, tituloDe } from '@catastro/domain/importaciones/columnas'
import { CATALOGOS } from '@catastro/domain/importaciones/desconocidos'
import type {
  aplicarImportacion,
  FilaDeImportacion,
  filasDeImportacion as Filas,
  Importacion,
} from '@catastro/domain/importaciones/llamadas'
import {
  ARCHIVO_RECIBIDO,
  CARPETAS_SOLO_ADMINISTRADOR,
  ELIJA_UN_ZIP,
  EMPLEADOS_SOLO_ADMINISTRADOR,
  ES_SU_IMPORTACION_DE_PRECIOS,
  elijaUnArchivo,
  HAY_FILAS_RECHAZADAS,
  hayAdministradores,
  muchasMalas,
  NADA_QUE_APLICAR,
  NO_EXISTE_IMPORTACION,
  NO_SE_DESHACE,
  NO_SE_PUEDE_APLICAR,
  NO_SE_RELEE,
  OTRA_CANTIDAD,
  OTRA_CANTIDAD_DE_ADMINISTRADORES,
  PRECIOS_NO_SE_DESHACEN,
  SIN_LO_DE_ANTES,
  SOLO_PARA_SHAPEFILE,
  SOLO_PARCELAS_EN_ZIP,
} from '@catastro/domain/importaciones/mensajes'
import {
  type Clase,
  type Codificacion,
  extensionesDe,
  type FormatoDeArchivo,
  loImporta,
  MAX_ADMINISTRADORES_NOMBRADOS,
  type Sistema,
  sonMuchas,
} from '@catastro/domain/importaciones/reglas'
import type { Recibido } from '@catastro/domain/llamada'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { exigir } from '../plataforma/base/tablasDeReferencia.ts'
import { huellaDe, unaSolaVez } from '../plataforma/http/idempotencia.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import { exigirQueNoSeaProfesional, type Identidad } from '../plataforma/identidad/identidad.ts'
import { olvidarAvance } from './avance.ts'
import type { Desconocidos } from './clases/desconocido.ts'
import { olvidarFilas } from './filas.ts'
import type { Lectura } from './lector/fila.ts'
import { exigirQueNadieLoUse } from './loQueSeApoya.ts'

/** What people ask of imports; the work itself is done by a job (pendientes.ts). */

interface Subida {
  readonly clase: Clase
  readonly sistema: Sistema | undefined
  readonly clave: string | undefined
  readonly archivos: readonly ArchivoRecibido[]
}

const insertar = sentencia(
  'recibir_importacion',
  `insert into importacion (clase, estado, id_persona, nombre_archivo, formato, tamano, ruta, sistema)
   values ($1, 'POR_REVISAR', $2, $3, $4, $5, $6, $7?) returning id_importacion as id`,
)

/** The stored file waits for its dry run from the moment that this commits. */
export async function recibirImportacion(db: DbRaiz, quien: Identidad, { clase, sistema, clave, archivos }: Subida) {
  exigirQueImporte(quien, clase)
  const [archivo] = archivos
  if (!archivo) throw errorDeCampo('archivo', elijaUnArchivo(extensionesDe(clase)))
  const formato = formatoDe(archivo)
  if (formato === 'zip' && !extensionesDe(clase).includes('zip'))
    throw errorDeCampo('archivo', SOLO_PARCELAS_EN_ZIP, 415)
  if (formato !== 'zip' && clase === 'archivosAnteriores') throw errorDeCampo('archivo', ELIJA_UN_ZIP, 415)
  if (!(formato === 'zip' && clase === 'parcelas') && sistema) throw errorDeCampo('sistema', SOLO_PARA_SHAPEFILE)
  const envio = {
    idPersona: quien.idPersona,
    clave,
    llamada: 'POST /importaciones',
    huella: huellaDe({ clase, sistema }, archivos),
  }
  return enTransaccion(db, quien.idPersona, (tx) =>
    unaSolaVez(tx, envio, async () => {
      const filas = await insertar(
        tx,
        clase,
        quien.idPersona,
        archivo.nombreOriginal,
        formato,
        archivo.tamano,
        archivo.ruta,
        sistema ?? null,
      )
      return { ok: true, message: ARCHIVO_RECIBIDO, idImportacion: exigir(filas, NO_EXISTE_IMPORTACION).id }
    }),
  )
}

const formatoDe = ({ tipoMime }: ArchivoRecibido): FormatoDeArchivo =>
  tipoMime === 'text/csv' ? 'csv' : tipoMime === 'application/zip' ? 'zip' : 'xlsx'

/** Of a row of a file. */
const CUIL_DE_FILA = `regexp_replace(f.datos->>'cuil', '\\D', '', 'g')`
/** Of a row `f`: it stays out, and names somebody whom the portal does not know and Ciudad Digital may. */
export const POR_BUSCAR = `f.accion = 'RECHAZADA' and f.cuil is not null
  and not exists (select from persona p where p.documento_persona = f.cuil)`
const COLUMNAS_DE_IMPORTACION = `i.id_importacion as "idImportacion", i.clase, i.estado, i.nombre_archivo as "nombreArchivo",
  p.nombre_persona || ' ' || p.apellido_persona as autor, i.creado_el as "creadoEl", i.aplicada_el as "aplicadaEl", i.deshecha_el as "deshechaEl",
  i.estado = 'APLICADA' and i.clase <> 'tarifas' and exists (
    select from auditoria_tanda t where t.id_importacion = i.id_importacion and t.paso = 'APLICAR') as "seDeshace!",
  exists (select from importaciones.fila f where f.id_importacion = i.id_importacion and f.desconocidos is not null) as "faltanNombres!",
  i.estado = 'REVISADA' and exists (
    select from importaciones.fila f where f.id_importacion = i.id_importacion and ${POR_BUSCAR}) as "faltanPersonas!",
  (select count(*) from importaciones.fila f where f.id_importacion = i.id_importacion and f.administra and f.accion <> 'RECHAZADA') as "nuevosAdministradores!",
  (select coalesce(json_agg(json_build_object('fila', f.fila, 'quien', o.apellido_persona || ', ' || o.nombre_persona || ' (CUIL ' || o.documento_persona || ')')
      order by f.fila), '[]') from (select fila, datos from importaciones.fila s
      where s.id_importacion = i.id_importacion and s.administra and s.accion <> 'RECHAZADA' order by fila limit ${MAX_ADMINISTRADORES_NOMBRADOS}) f
    join persona o on o.documento_persona = ${CUIL_DE_FILA}) as "administradores!",
  case when i.estado in ('POR_REVISAR', 'POR_APLICAR', 'POR_DESHACER') then coalesce(a.porcentaje, 0) else 100 end as avance,
  i.altas, i.cambios, i.iguales, i.rechazadas, coalesce(i.leidas, i.altas + i.cambios + i.iguales + i.rechazadas) as "leidas!", i.parcial, i.motivo, l.lectura`
const DE = `importacion i join persona p using (id_persona) left join importaciones.avance a using (id_importacion)
  left join importaciones.lectura l using (id_importacion)`

interface DeUna {
  readonly lectura: Lectura | null
  readonly administradores: Importacion['administradores']
}

const ULTIMAS = 20
const leerUltimas = sentencia(
  'ultimas_importaciones',
  `select ${COLUMNAS_DE_IMPORTACION} from ${DE} order by i.id_importacion desc limit ${ULTIMAS}`,
  con<DeUna>(),
)
const leerUna = sentencia(
  'ver_importacion',
  `select ${COLUMNAS_DE_IMPORTACION} from ${DE} where i.id_importacion = $1`,
  con<DeUna>(),
)

/** `muchasMalas` is said by the city's rules. */
type ImportacionLeida = Omit<Importacion, 'muchasMalas'>

const presentar = (fila: Awaited<ReturnType<typeof leerUna>>[number]): ImportacionLeida => ({
  ...fila,
  creadoEl: fila.creadoEl.toISOString(),
  aplicadaEl: fila.aplicadaEl?.toISOString() ?? null,
  deshechaEl: fila.deshechaEl?.toISOString() ?? null,
})

export const ultimasImportaciones = async (db: Db): Promise<ImportacionLeida[]> =>
  (await leerUltimas(db)).map(presentar)

export const verImportacion = async (db: Db, id: number): Promise<ImportacionLeida> =>
  presentar(exigir(await leerUna(db, id), NO_EXISTE_IMPORTACION))

const POR_PAGINA = 10

const leerFilas = sentencia(
  'filas_de_importacion',
  `select fila, accion, datos, errores, antes, desconocidos, count(*) over () as total from importaciones.fila
   where id_importacion = $1 and ($2?::text is null or accion = $2) order by fila limit $3 offset $4`,
  con<
    Pick<FilaDeImportacion, 'accion' | 'errores' | 'antes'> & {
      datos: Record<string, string>
      desconocidos: Desconocidos | null
    }
  >(),
)

/** The rows of one import, those of one outcome where it is asked for. */
export async function filasDeImportacion(db: Db, id: number, filtro: Recibido<typeof Filas>['query']) {
  const { clase } = await verImportacion(db, id)
  const porPagina = filtro.porPagina ?? POR_PAGINA
  const desde = ((filtro.pagina ?? 1) - 1) * porPagina
  const rows = await leerFilas(db, id, filtro.accion ?? null, porPagina, desde)
  return {
    filas: rows.map(({ fila, accion, errores, datos, antes, desconocidos }) => ({
      fila,
      accion,
      errores,
      celdas: Object.fromEntries(COLUMNAS[clase].map(({ clave, titulo }) => [titulo, datos[clave] ?? ''])),
      contestado: CATALOGOS.flatMap((catalogo) => {
        const { respuesta = null, queda = null } = desconocidos?.[catalogo] ?? {}
        return respuesta === null ? [] : [{ columna: tituloDe(catalogo), respuesta, queda }]
      }),
      antes:
        antes &&
        Object.fromEntries(
          COLUMNAS[clase].flatMap(({ clave, titulo }) => (clave in antes ? [[titulo, antes[clave] ?? '']] : [])),
        ),
    })),
    total: rows[0]?.total ?? 0,
  }
}

const bloquear = sentencia(
  'bloquear_importacion',
  `select clase, id_persona, estado, formato, ruta, rechazadas, coalesce(leidas, altas + cambios + iguales + rechazadas) as "leidas!", altas + cambios as cambian
   from importacion where id_importacion = $1 for update`,
)
const pedirAplicacion = sentencia(
  'pedir_aplicacion_de_importacion',
  `update importacion set estado = 'POR_APLICAR', id_persona = $2, parcial = $3 where id_importacion = $1`,
)
const descartar = sentencia(
  'descartar_importacion',
  `update importacion set estado = 'DESCARTADA', ruta = null where id_importacion = $1`,
)

const seMatricula = sentencia(
  'importa_su_matricula',
  `select f.fila from importaciones.fila f join importacion i using (id_importacion)
   where f.id_importacion = $1 and i.clase = 'profesionales' and f.accion in ('ALTA', 'CAMBIO')
     and ${CUIL_DE_FILA} = $2 limit 1`,
)

const contarAdministradores = sentencia(
  'administradores_de_importacion',
  `select count(*) as "administradores!" from importaciones.fila where id_importacion = $1 and administra and accion <> 'RECHAZADA'`,
)
const seCambiaLosRoles = sentencia(
  'importa_sus_roles',
  `select f.fila from importaciones.fila f join importacion i using (id_importacion)
   where f.id_importacion = $1 and i.clase = 'empleados' and f.accion = 'CAMBIO' and f.antes ? 'roles' and ${CUIL_DE_FILA} = $2 limit 1`,
)

export interface ReglasDeImportacion {
  readonly preciosConDosPersonas: boolean
  /** Per cent of bad rows from which on it is asked again whether the good ones are to be applied. */
  readonly malasSinPreguntar: number
}

type ComoAplicar = Recibido<typeof aplicarImportacion>['query']

/** Orders the work: refused while a single row is, unless the good ones alone are asked for. */
export const ordenarAplicacion = (
  db: DbRaiz,
  quien: Identidad,
  id: number,
  { modo, conMalas, conAdministradores }: ComoAplicar,
  { preciosConDosPersonas, malasSinPreguntar }: ReglasDeImportacion,
) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { clase, id_persona: subio, rechazadas, leidas, cambian } = await bloquearRevisada(tx, quien, id)
    // Two people for prices: the one who brought the file is the first.
    if (preciosConDosPersonas && clase === 'tarifas' && subio === quien.idPersona) {
      throw new ErrorDePortal(403, ES_SU_IMPORTACION_DE_PRECIOS)
    }
    const parcial = modo === 'BUENAS' && rechazadas > 0
    if (rechazadas > 0 && !parcial) throw new ErrorDePortal(409, HAY_FILAS_RECHAZADAS)
    if (cambian === 0) throw new ErrorDePortal(409, NADA_QUE_APLICAR)
    if (conMalas !== undefined && conMalas !== rechazadas) throw errorDeCampo('conMalas', OTRA_CANTIDAD, 409)
    if (sonMuchas(rechazadas, leidas, malasSinPreguntar) && conMalas === undefined) {
      throw new ErrorDePortal(409, muchasMalas(rechazadas, leidas, malasSinPreguntar))
    }
    const [{ administradores } = { administradores: 0 }] = await contarAdministradores(tx, id)
    if (conAdministradores !== undefined && conAdministradores !== administradores) {
      throw errorDeCampo('conAdministradores', OTRA_CANTIDAD_DE_ADMINISTRADORES, 409)
    }
    if (administradores > 0 && conAdministradores === undefined) {
      throw new ErrorDePortal(409, hayAdministradores(administradores))
    }
    const [suyos] = await seCambiaLosRoles(tx, id, quien.usuario.documento_persona)
    if (suyos) throw new ErrorDePortal(403, SON_SUS_ROLES)
    const [propia] = await seMatricula(tx, id, quien.usuario.documento_persona)
    if (propia) throw new ErrorDePortal(403, ES_SU_MATRICULA)
    if (clase === 'profesionales') exigirQueNoSeaProfesional(quien)
    await olvidarAvance(tx, id)
    // Who applies it is who answers for it in the audit.
    await pedirAplicacion(tx, id, quien.idPersona, parcial)
  })

const volverALeer = sentencia(
  'releer_importacion',
  `update importacion set estado = 'POR_REVISAR', codificacion = $2?, sistema = coalesce($3?, sistema), id_persona = $4
   where id_importacion = $1`,
)

/** What it was read into is thrown away, and the job reads it again. */
export const releerImportacion = (
  db: DbRaiz,
  quien: Identidad,
  id: number,
  pedido: { readonly codificacion?: Codificacion | undefined; readonly sistema?: Sistema | undefined },
) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { formato, clase } = await bloquearRevisada(tx, quien, id, NO_SE_RELEE)
    if (formato !== 'zip' || clase !== 'parcelas') throw new ErrorDePortal(409, NO_SE_RELEE)
    await olvidarAvance(tx, id)
    await volverALeer(tx, id, pedido.codificacion ?? null, pedido.sistema ?? null, quien.idPersona)
  })

export async function descartarImportacion(db: DbRaiz, almacen: Almacen, quien: Identidad, id: number): Promise<void> {
  const ruta = await enTransaccion(db, quien.idPersona, async (tx) => {
    const revisada = await bloquearRevisada(tx, quien, id)
    await descartar(tx, id)
    await olvidarFilas(tx, id)
    return revisada.ruta
  })
  if (ruta !== null) await almacen.borrar(ruta)
}

const pedirQueSeDeshaga = sentencia(
  'pedir_que_se_deshaga_importacion',
  `update importacion set estado = 'POR_DESHACER', deshace = $2, intentos = 0, motivo = null where id_importacion = $1`,
)
const guardaLoDeAntes = sentencia(
  'importacion_guarda_lo_de_antes',
  `select t.id_auditoria from auditoria_tanda t where t.id_importacion = $1 and t.paso = 'APLICAR'
     and not exists (select from auditoria a where a.entidad = 'respuesta_anterior' and a.id_entidad = 'importación ' || $1::integer
       and a.despues is null) limit 1`,
)
const tocaSuMatricula = sentencia(
  'importacion_de_su_matricula',
  `select t.id_auditoria from auditoria_tanda t, json_to_recordset(t.contenido) as x(despues json)
   where t.id_importacion = $1 and t.entidad = 'profesional' and x.despues->>'id_persona' = $2::integer::text limit 1`,
)

const tocaSusRoles = sentencia(
  'importacion_de_sus_roles',
  `select t.id_auditoria from auditoria_tanda t, json_to_recordset(t.contenido) as x(antes json, despues json)
   where t.id_importacion = $1 and t.entidad = 'persona_rol'
     and coalesce(x.despues, x.antes)->>'id_persona' = $2::integer::text limit 1`,
)

/** Orders it, unless something says already that it cannot be; the job looks again, at every row. */
export const ordenarQueSeDeshaga = (db: DbRaiz, quien: Identidad, id: number) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { clase, estado } = exigir(await bloquear(tx, id), NO_EXISTE_IMPORTACION)
    exigirQueImporte(quien, clase)
    if (estado !== 'APLICADA') throw new ErrorDePortal(409, NO_SE_DESHACE)
    if (clase === 'tarifas') throw new ErrorDePortal(409, PRECIOS_NO_SE_DESHACEN)
    if ((await guardaLoDeAntes(tx, id)).length === 0) throw new ErrorDePortal(409, SIN_LO_DE_ANTES)
    if (clase === 'profesionales') {
      if ((await tocaSuMatricula(tx, id, quien.idPersona)).length > 0) throw new ErrorDePortal(403, ES_SU_MATRICULA)
      exigirQueNoSeaProfesional(quien)
    }
    if (clase === 'empleados' && (await tocaSusRoles(tx, id, quien.idPersona)).length > 0) {
      throw new ErrorDePortal(403, SON_SUS_ROLES)
    }
    await exigirQueNadieLoUse(tx, id)
    await olvidarAvance(tx, id)
    await pedirQueSeDeshaga(tx, id, quien.idPersona)
  })

/** A file of employees (S-11), or of old folders, is an ADMINISTRADOR's from beginning to end. */
export function exigirQueImporte(quien: Identidad, clase: Clase): void {
  if (loImporta(clase, quien.roles)) return
  throw new ErrorDePortal(403, clase === 'empleados' ? EMPLEADOS_SOLO_ADMINISTRADOR : CARPETAS_SOLO_ADMINISTRADOR)
}

export async function bloquearRevisada(tx: Tx, quien: Identidad, id: number, siNo: string = NO_SE_PUEDE_APLICAR) {
  const fila = exigir(await bloquear(tx, id), NO_EXISTE_IMPORTACION)
  exigirQueImporte(quien, fila.clase)
  if (fila.estado !== 'REVISADA') throw new ErrorDePortal(409, siNo)
  return fila
}
