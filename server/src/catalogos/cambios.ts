import type { Cambio, Entidad } from '@catastro/domain/catalogos/cambios'
import { nombreDeCampo } from '@catastro/domain/catalogos/nombresDeCampos'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'

type Valores = Readonly<Record<string, unknown>>

const MAX_CAMBIOS = 200
const ACCIONES = { INSERT: 'Alta', UPDATE: 'Cambio', DELETE: 'Baja' } as const

// What an import wrote stands with its chunk (ADR 52). A role given is a row of its own too.
const leer = sentencia(
  'cambios_de_registro',
  `with registro as (select * from unnest($1::text[], $2::text[]) as r(entidad, id_entidad)),
   cambio as (
     select a.id, a.ocurrido_el, a.id_persona, a.accion, a.antes, a.despues, null::integer as importacion, null::text as paso
     from registro r join auditoria a on a.entidad = r.entidad and a.id_entidad = r.id_entidad
     union all
     select a.id, a.ocurrido_el, a.id_persona, a.accion, x.antes, x.despues, t.id_importacion, t.paso
     from registro r join auditoria_tanda t on t.claves @> array[r.id_entidad] and t.entidad = r.entidad
     join auditoria a on a.id = t.id_auditoria
     cross join lateral json_to_recordset(t.contenido) as x(clave text, antes jsonb, despues jsonb)
     where x.clave = r.id_entidad and r.entidad <> 'persona_rol')
   select c.id as "id!", c.ocurrido_el as "ocurrido_el!", p.nombre_persona || ' ' || p.apellido_persona as autor,
     c.accion as "accion!", c.antes, c.despues, c.importacion, c.paso
   from cambio c left join persona p on p.id_persona = c.id_persona
   order by c.id desc limit ${MAX_CAMBIOS}`,
  con<{
    accion: keyof typeof ACCIONES
    antes: Valores | null
    despues: Valores | null
    paso: 'APLICAR' | 'DESHACER' | null
  }>(),
)

/** What the system writes beside the change itself. */
const DEL_SISTEMA = [
  'usrmod',
  'creado_el',
  'modificado_el',
  'desde',
  'clave',
  'origen',
  'id_domicilio',
  'id_persona_alta',
]

/** What was done to one record, the latest first: each change with its fields before and after, in words. */
export const cambiosDeRegistro = async (db: Db, entidad: Entidad, id: number): Promise<Cambio[]> =>
  cambiosDe(db, await registrosDe(db, entidad, id))

/** Of what is kept in several rows: each as its table and its key. */
export async function cambiosDe(db: Db, registros: readonly (readonly [string, string])[]): Promise<Cambio[]> {
  const filas = await leer(
    db,
    registros.map(([nombre]) => nombre),
    registros.map(([, clave]) => clave),
  )
  const cambios = filas.map((fila) => ({ fila, campos: camposCambiados(fila.antes ?? {}, fila.despues ?? {}) }))
  const nombres = await nombresDeReferencias(
    db,
    cambios.flatMap(({ campos }) => campos),
  )
  return cambios
    .filter(({ campos }) => campos.length > 0)
    .map(({ fila, campos }) => ({
      id: fila.id,
      fecha: fila.ocurrido_el.toISOString(),
      autor: fila.autor,
      accion: ACCIONES[fila.accion],
      importacion: fila.importacion === null ? null : { id: fila.importacion, deshecha: fila.paso === 'DESHACER' },
      campos: campos.map(({ campo, antes, despues }) => ({
        campo: nombreDeCampo(campo),
        antes: enPalabras(nombres, campo, antes),
        despues: enPalabras(nombres, campo, despues),
      })),
    }))
}

const idsDeRoles = sentencia('ids_de_roles', 'select id_rol as "idRol" from rol')

/** An employee is the office and also each role that the person had. */
async function registrosDe(db: Db, entidad: Entidad, id: number): Promise<[string, string][]> {
  const propio: [string, string] = [entidad, String(id)]
  if (entidad !== 'empleado') return [propio]
  const roles = await idsDeRoles(db)
  return [propio, ...roles.map(({ idRol }): [string, string] => ['persona_rol', `${id}/${idRol}`])]
}

interface CampoCambiado {
  readonly campo: string
  readonly antes: unknown
  readonly despues: unknown
}

function camposCambiados(antes: Valores, despues: Valores): CampoCambiado[] {
  const campos = [...new Set([...Object.keys(antes), ...Object.keys(despues)])]
  // An address has its street's name beside the number.
  const callados = campos.includes('calle_texto') ? [...DEL_SISTEMA, 'id_calle'] : DEL_SISTEMA
  return campos
    .filter((campo) => !callados.includes(campo) && (antes[campo] ?? '') !== (despues[campo] ?? ''))
    .map((campo) => ({ campo, antes: antes[campo], despues: despues[campo] }))
}

const nombresDe = (tabla: string, clave: string, nombre: string) =>
  `select ${clave} as id, ${nombre} as nombre from ${tabla} where ${clave} = any($1)`

/** Where a number points, so that people read the name. */
const REFERENCIAS = {
  id_institucion_tipo: sentencia(
    'nombres_de_tipos_de_institucion',
    nombresDe('institucion_tipo', 'id_institucion_tipo', 'institucion_tipo'),
  ),
  id_institucion: sentencia('nombres_de_instituciones', nombresDe('institucion', 'id_institucion', 'institucion')),
  id_reparticion: sentencia('nombres_de_reparticiones', nombresDe('reparticion', 'id_reparticion', 'reparticion')),
  id_oficina: sentencia('nombres_de_oficinas', nombresDe('oficina', 'id_oficina', 'oficina')),
  id_calle_tipo: sentencia('nombres_de_tipos_de_calle', nombresDe('calle_tipo', 'id_calle_tipo', 'calle_tipo')),
  id_colegio_prof: sentencia('nombres_de_colegios', nombresDe('colegio_prof', 'id_colegio_prof', 'colegio_prof')),
  id_profesion: sentencia('nombres_de_profesiones', nombresDe('profesion', 'id_profesion', 'profesion')),
  id_universidad: sentencia('nombres_de_universidades', nombresDe('universidad', 'id_universidad', 'universidad')),
  id_rol: sentencia('nombres_de_roles', nombresDe('rol', 'id_rol', 'rol')),
  id_persona: sentencia(
    'nombres_de_personas',
    nombresDe('persona', 'id_persona', "nombre_persona || ' ' || apellido_persona"),
  ),
}

async function nombresDeReferencias(db: Db, campos: readonly CampoCambiado[]): Promise<ReadonlyMap<string, string>> {
  const nombres = new Map<string, string>()
  for (const [clave, leerNombres] of Object.entries(REFERENCIAS)) {
    const ids = campos
      .filter(({ campo }) => campo === clave)
      .flatMap(({ antes, despues }) => [antes, despues])
      .filter((id) => typeof id === 'number')
    if (ids.length === 0) continue
    for (const { id, nombre } of await leerNombres(db, ids)) nombres.set(`${clave} ${id}`, nombre)
  }
  return nombres
}

function enPalabras(nombres: ReadonlyMap<string, string>, campo: string, valor: unknown): string | null {
  if (valor === null || valor === undefined) return null
  if (campo === 'estado') return valor ? 'Habilitado' : 'Deshabilitado'
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  return nombres.get(`${campo} ${String(valor)}`) ?? String(valor)
}
