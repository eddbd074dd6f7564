import { ErrorDePortal } from '@catastro/domain/errores'
import { alguienLoCambio } from '@catastro/domain/importaciones/mensajes'
import { enumerar } from '@catastro/domain/plurales'
import { sinFila } from '../plataforma/archivos/tablasConArchivos.ts'
import { type DbRaiz, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { soltarSiNoInspecciona } from '../seguimiento/asignaciones.ts'
import { CONTAR } from './aplicar.ts'
import { avanzar } from './avance.ts'
import { enImportacion } from './enImportacion.ts'
import { olvidarFilas, type Pendiente } from './filas.ts'
import { exigirQueNadieLoUse } from './loQueSeApoya.ts'
import type { Archivos } from './revisar.ts'

const tandasAlReves = sentencia(
  'tandas_por_deshacer',
  `select id_auditoria as id from auditoria_tanda
   where id_importacion = $1 and paso = 'APLICAR' and entidad <> 'tramite_historial' order by id_auditoria desc`,
)
/** A history is only added to: what an import brought of one goes by the database's own hand (ADR 60). */
const quitarHistorias = sentencia('quitar_carpetas_importadas', 'select quitar_carpetas_importadas($1)')
const deshacerTanda = sentencia(
  'deshacer_tanda',
  'select deshacer_tanda($1) as "distintas!"',
  con<{ distintas: string[] }>(),
)
const darPorDeshecha = sentencia(
  'importacion_deshecha',
  `update importacion set estado = 'DESHECHA', deshecha_el = now(), motivo = null where id_importacion = $1`,
)

/** What the import wrote, backwards, in one transaction: all of it or nothing. */
export async function deshacer(
  db: DbRaiz,
  { almacen }: Archivos,
  pendiente: Pendiente,
  fin: AbortSignal,
): Promise<void> {
  const { idImportacion, idPersona, deshace, clase } = pendiente
  await avanzar(db, idImportacion, 0)
  const rutas = clase === 'archivosAnteriores' ? await rutasDe(db, idImportacion) : []
  await enImportacion(db, { idImportacion, actor: deshace ?? idPersona, paso: 'DESHACER', clase }, async (tx) => {
    await exigirQueNadieLoUse(tx, idImportacion)
    if (clase === 'carpetasAnteriores') await quitarHistorias(tx, idImportacion)
    const tandas = await tandasAlReves(tx, idImportacion)
    for (const [n, { id }] of tandas.entries()) {
      const [{ distintas } = { distintas: [] }] = await deshacerTanda(tx, id)
      if (distintas.length > 0) throw new ErrorDePortal(409, await queCambio(tx, id, distintas))
      await avanzar(db, idImportacion, (n + 1) / tandas.length)
      fin.throwIfAborted()
    }
    if (clase === 'empleados') await soltarLoQueNoInspeccionan(tx, idImportacion, deshace ?? idPersona)
    // A big one takes its time, and a property is named by its number: whoever used one meanwhile is seen now.
    await exigirQueNadieLoUse(tx, idImportacion)
    await darPorDeshecha(tx, idImportacion)
  })
  await olvidarFilas(db, idImportacion)
  // The bytes after their rows: of what is not there any more nobody is told that it is.
  for (const una of await sinFila(db, rutas)) await almacen.borrar(una)
  await CONTAR[clase]?.(db)
}

const leerRutas = sentencia(
  'archivos_de_una_importacion',
  `select x.despues->>'ruta' as "ruta!" from auditoria_tanda t, json_to_recordset(t.contenido) as x(despues json)
   where t.id_importacion = $1 and t.paso = 'APLICAR' and t.entidad = 'archivo' and t.accion = 'INSERT' order by 1`,
)
const rutasDe = async (db: DbRaiz, idImportacion: number) =>
  (await leerRutas(db, idImportacion)).map(({ ruta }) => ruta)

const personasConRoles = sentencia(
  'personas_de_una_importacion_de_empleados',
  `select distinct (coalesce(x.despues, x.antes)->>'id_persona')::integer as "idPersona!"
   from auditoria_tanda t, json_to_recordset(t.contenido) as x(antes json, despues json)
   where t.id_importacion = $1 and t.paso = 'APLICAR' and t.entidad = 'persona_rol' order by 1`,
)

/** As after any other change of roles. */
async function soltarLoQueNoInspeccionan(tx: Tx, idImportacion: number, quien: number): Promise<void> {
  for (const { idPersona } of await personasConRoles(tx, idImportacion)) {
    await soltarSiNoInspecciona(tx, { idPersona: quien }, idPersona)
  }
}

const SE_NOMBRAN = 3
const nombrar = sentencia(
  'nombres_de_una_tanda',
  `select t.entidad, coalesce(x.despues->>'numero_anterior', x.despues->>'nombre_original', x.despues->>'pregunta', x.despues->>'padronm', x.despues->>'padron', x.despues->>'calle', x.despues->>'matricula', x.despues->>'universidad',
     x.despues->>'manzana', (select p.apellido_persona || ' ' || p.nombre_persona from persona p
       where p.id_persona = (coalesce(x.despues, x.antes)->>'id_persona')::integer), x.clave) as "nombre!"
   from auditoria_tanda t, json_to_recordset(t.contenido) as x(clave text, antes json, despues json)
   where t.id_auditoria = $1 and x.clave = any($2::text[]) order by x.clave limit ${SE_NOMBRAN}`,
)
const COMO_SE_LLAMA: Readonly<Record<string, string>> = {
  archivo: 'el archivo',
  calle: 'la calle',
  carpeta: 'la carpeta',
  domicilio: 'el domicilio del padrón',
  empleado: 'el puesto de',
  manzana: 'la manzana',
  observacion: 'la observación',
  padron: 'el padrón',
  parcela: 'la parcela del padrón',
  persona_rol: 'el rol de',
  profesional: 'la matrícula',
  respuesta_anterior: 'la respuesta a',
  universidad: 'la universidad',
}

async function queCambio(tx: Tx, id: number, claves: readonly string[]): Promise<string> {
  const cosas = (await nombrar(tx, id, [...claves])).map(
    ({ entidad, nombre }) => `${COMO_SE_LLAMA[entidad] ?? entidad} ${nombre}`,
  )
  const demas = claves.length - cosas.length
  return alguienLoCambio(enumerar(demas > 0 ? [...cosas, `${demas} más`] : cosas))
}
