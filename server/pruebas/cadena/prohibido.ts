/** What the server's own credentials are not enough for: each a statement that PostgreSQL refuses. */

/** With a column of each. */
const HISTORIA = [
  ['auditoria', 'id_persona'],
  ['auditoria_tanda', 'contenido'],
  ['consulta_personal', 'tipo'],
  ['correo_intento', 'detalle'],
  ['lista_de_control_version', 'id_lista'],
  ['pago_evento', 'estado'],
  ['tramite_historial', 'observacion'],
  ['cadena.sello', 'detalle'],
] as const

export const SIN_PERMISO = /permission denied|must be owner|must be superuser|Only roles with/

/** Of each table of history: it is neither changed, deleted, emptied nor left without its triggers. */
export const SOBRE_LA_HISTORIA = HISTORIA.flatMap(([tabla, columna]) =>
  [
    `update ${tabla} set ${columna} = null`,
    `delete from ${tabla}`,
    `truncate ${tabla}`,
    `alter table ${tabla} disable trigger all`,
    `drop table ${tabla}`,
    `set portal.recorte = 'si'; delete from ${tabla}`,
  ].map((sentencia) => [tabla, sentencia] as const),
)

/** `dueño`: the role that owns the tables; `servidor`: the one that serves. */
export const prohibidas = (dueño: string, servidor: string) =>
  [
    ['apagar los disparadores', `set session_replication_role = replica`],
    ['apagarlos para después', `alter role ${servidor} set session_replication_role = replica`],
    ['anotar los valores de lo que corre', 'set log_parameter_max_length = -1'],
    [
      'agregar a la auditoría a mano',
      `insert into auditoria (id_persona, accion, entidad, id_entidad) values (1, 'INSERT', 'carpeta', '1')`,
    ],
    [
      'agregar a la cadena a mano',
      `insert into cadena.sello (orden, clase, detalle, huella, cadena) values (0, 'CORTE', '', '', '')`,
    ],
    [
      'agregar una tanda a mano',
      `insert into auditoria_tanda values (1, 1, 'APLICAR', 'padron', 'INSERT', '{}', '[]')`,
    ],
    ['mover la punta de la cadena', 'update cadena.punta set orden = 0'],
    ['leer con qué se firma', 'select * from cadena.firma'],
    ['guardar menos días', 'update cadena.retencion set dias_de_consultas = 30'],
    ['suprimir lo escrito', `select cadena.suprimir('{1}', 'porque sí')`],
    ['anotar en la cadena', `select cadena.anotar('CORTE', '1:00')`],
    ['darse permisos', `select cadena.permitir('${servidor}', '{public}')`],
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
    ['hacerse otro', `set role ${dueño}`],
    ['hacerse dueño', `set session authorization ${dueño}`],
    ['crear un rol', 'create role otro superuser'],
    ['cambiar un ajuste del servidor', `alter system set fsync = off`],
    ['leer las claves', 'select * from pg_authid'],
    ['volver una numeración atrás', `select setval('auditoria_id_seq', 1)`],
  ] as const
