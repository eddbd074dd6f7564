import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { baseDeLaCiudad } from '../../pruebas/baseDePrueba.ts'
import { tablasDe } from '../../pruebas/instantanea.ts'
import { abrirParaServir } from '../conexiones.ts'
import { type DbRaiz, enTransaccion } from '../plataforma/db.ts'
import { ESQUEMAS, permitirAlServidor } from './permitir.ts'

/** What somebody could do who holds the server's own credentials, or gets their SQL into one of its statements. */

let dueño: DbRaiz
let servidor: pg.PoolConfig
beforeAll(async () => {
  dueño = await baseDeLaCiudad()
  const { database } = dueño.$client.options
  servidor = { ...inject('servidor'), ...(database && { database }) }
  await permitirAlServidor(dueño, String(servidor.user)) // a clone inherits no rights over the database itself
})

async function comoServidor(sentencia: string): Promise<pg.QueryResult> {
  const cliente = new pg.Client(servidor)
  await cliente.connect()
  return cliente.query(sentencia).finally(() => cliente.end())
}

const SOLO_AGREGA = [
  'consulta_personal',
  'correo_intento',
  'lista_de_control_version',
  'pago_evento',
  'tramite_historial',
]
/** With a column of each. */
const HISTORIA = [
  ['auditoria', 'id_persona'],
  ['consulta_personal', 'tipo'],
  ['correo_intento', 'detalle'],
  ['lista_de_control_version', 'id_lista'],
  ['pago_evento', 'estado'],
  ['tramite_historial', 'observacion'],
  ['cadena.sello', 'detalle'],
] as const
const SIN_PERMISO = /permission denied|must be owner/

it.each(HISTORIA)('%s: no la cambia, no la borra, no la vacía ni le quita sus disparadores', async (tabla, columna) => {
  for (const sentencia of [
    `update ${tabla} set ${columna} = null`,
    `delete from ${tabla}`,
    `truncate ${tabla}`,
    `alter table ${tabla} disable trigger all`,
    `drop table ${tabla}`,
    `set portal.recorte = 'si'; delete from ${tabla}`,
  ]) {
    await expect(comoServidor(sentencia), sentencia).rejects.toThrow(SIN_PERMISO)
  }
})

it.each([
  ['apagar los disparadores', `set session_replication_role = replica`],
  [
    'agregar a la auditoría a mano',
    `insert into auditoria (id_persona, accion, entidad, id_entidad) values (1, 'INSERT', 'carpeta', '1')`,
  ],
  [
    'agregar a la cadena a mano',
    `insert into cadena.sello (orden, clase, detalle, huella, cadena) values (0, 'CORTE', '', '', '')`,
  ],
  ['mover la punta de la cadena', 'update cadena.punta set orden = 0'],
  ['leer con qué se firma', 'select * from cadena.firma'],
  ['guardar menos días', 'update cadena.retencion set dias_de_consultas = 30'],
  ['suprimir lo escrito', `select cadena.suprimir('{1}', 'porque sí')`],
  ['anotar en la cadena', `select cadena.anotar('CORTE', '1:00')`],
  ['darse permisos', `select cadena.permitir('catastro_servidor', '{public}')`],
  ['crear una tabla', 'create table mia (id int)'],
  ['crear una tabla temporal', 'create temporary table carpeta (id int)'],
  ['crear un esquema', 'create schema mio'],
  ['crear una función', `create function mia() returns int language sql as 'select 1'`],
  [
    'cambiar una función',
    `create or replace function auditar() returns trigger language plpgsql as 'begin return null; end'`,
  ],
  [
    'poner el disparador en otra parte',
    'create trigger auditar after insert on uso_por_minuto execute function auditar()',
  ],
  ['agregar una columna', 'alter table carpeta add column x int'],
  ['borrar una tabla', 'drop table pago'],
  ['vaciar una tabla', 'truncate pago'],
  ['leer un archivo', `select pg_read_file('/etc/passwd')`],
  ['listar una carpeta', `select pg_ls_dir('/')`],
  ['leer un archivo con COPY', `copy uso_por_minuto from '/etc/passwd'`],
  ['escribir un archivo con COPY', `copy uso_por_minuto to '/tmp/salida'`],
  ['correr un programa', `copy uso_por_minuto to program 'true'`],
  ['traer un archivo como objeto', `select lo_import('/etc/passwd')`],
  ['hacerse otro', 'set role catastro'],
  ['hacerse dueño', 'set session authorization catastro'],
  ['crear un rol', 'create role otro superuser'],
  ['cambiar un ajuste del servidor', `alter system set fsync = off`],
  ['leer las claves', 'select * from pg_authid'],
  ['volver una numeración atrás', `select setval('auditoria_id_seq', 1)`],
])('no puede %s', async (_que, sentencia) => {
  await expect(comoServidor(sentencia)).rejects.toThrow(
    /permission denied|must be owner|must be superuser|Only roles with/,
  )
})

describe('quién actuó', () => {
  const actuando = (actor: number, firma?: string) =>
    comoServidor(`begin; set local portal.actor = '${actor}';
      ${firma === undefined ? '' : `set local portal.firma = '${firma}';`} update oficina set usrmod = 5 where id_oficina = 1; commit`)

  it.each([
    ['sin firma', undefined],
    ['con una firma inventada', '0'.repeat(64)],
    ['con la firma vacía', ''],
  ])('no se puede decir que fue otra persona %s', async (_como, firma) => {
    await expect(actuando(1, firma)).rejects.toThrow('quien actúa no está firmado')
  })

  it('ni con la firma de otra', async () => {
    const db = await abrirParaServir(dueño, servidor)
    const firma = db.firmar(5)
    await expect(actuando(1, firma)).rejects.toThrow('quien actúa no está firmado')
    await actuando(5, firma)
    await enTransaccion(db, 7, (tx) => tx.$client.query('update oficina set usrmod = 7 where id_oficina = 1'))
    await db.$client.end()
    const { rows } = await dueño.$client.query(
      `select id_persona from auditoria where entidad = 'oficina' and id_entidad = '1' order by id desc limit 2`,
    )
    expect(rows).toEqual([{ id_persona: 7 }, { id_persona: 5 }])
  })
})

it('en cada tabla puede lo que su clase dice, y ninguna queda sin permisos', async () => {
  const tablas = await tablasDe(dueño)
  expect(tablas.length).toBeGreaterThan(60)
  const { rows } = await dueño.$client.query<{ tabla: string; puede: string }>(
    `select c.relname as tabla, concat_ws(' ', ${[
      'SELECT',
      'INSERT',
      'UPDATE',
      'DELETE',
      'TRUNCATE',
      'REFERENCES',
      'TRIGGER',
    ]
      .map((p) => `case when has_table_privilege($1, c.oid, '${p}') then '${p}' end`)
      .join(', ')}) as puede
     from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    [servidor.user],
  )
  const puede = new Map(rows.map((fila) => [fila.tabla, fila.puede]))
  const todo = 'SELECT INSERT UPDATE DELETE'
  expect(tablas.filter((tabla) => puede.get(tabla) !== todo).map((tabla) => [tabla, puede.get(tabla)])).toEqual([
    ['auditoria', 'SELECT'],
    ...SOLO_AGREGA.map((tabla) => [tabla, 'SELECT INSERT']),
  ])
})

it('una tabla o un esquema nuevos se reparten en el arranque siguiente; el de otro sistema no', async () => {
  const { rows } = await dueño.$client.query<{ nspname: string }>(
    `select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'cadena') order by 1`,
  )
  const sinLugar = rows.map(({ nspname }) => nspname).filter((e) => !(ESQUEMAS as readonly string[]).includes(e))
  expect(sinLugar).toEqual([])
  await dueño.$client.query('create table nueva (id int); create schema ajeno; create table ajeno.suya (id int)')
  await expect(comoServidor('insert into nueva values (1)')).rejects.toThrow(SIN_PERMISO)
  await permitirAlServidor(dueño, String(servidor.user))
  await comoServidor('insert into nueva values (1)')
  await expect(comoServidor('select * from ajeno.suya')).rejects.toThrow(SIN_PERMISO)
  await dueño.$client.query('grant delete on pago_evento to catastro_servidor')
  await permitirAlServidor(dueño, String(servidor.user))
  await expect(comoServidor('delete from pago_evento')).rejects.toThrow(SIN_PERMISO)
})
