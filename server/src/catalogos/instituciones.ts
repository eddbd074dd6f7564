import type {
  crearInstitucion as Crear,
  crearInstitucionTipo as CrearTipo,
  editarInstitucion as Editar,
  editarInstitucionTipo as EditarTipo,
} from '@catastro/domain/catalogos/instituciones'
import {
  INSTITUCION_DESHABILITADA,
  NO_EXISTE_INSTITUCION,
  NO_EXISTE_TIPO_DE_INSTITUCION,
  SOLO_EMPRESAS_DE_FORMULARIOS,
  TIPO_DESHABILITADO,
  TIPO_IMPRESCINDIBLE,
  YA_HAY_INSTITUCION,
  YA_HAY_TIPO_DE_INSTITUCION,
} from '@catastro/domain/catalogos/mensajes'
import { laAgregaCualquiera } from '@catastro/domain/catalogos/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import {
  alCrear,
  alEditar,
  deshabilitaEn,
  deshabilitar,
  enOrden,
  exigir,
  firmada,
  siVino,
} from '../plataforma/base/tablasDeReferencia.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import { type Identidad, mantieneReferencias } from '../plataforma/identidad/identidad.ts'

const REPETIDA = { institucion_nombre_uq: errorDeCampo('Institucion', YA_HAY_INSTITUCION, 409) }
const TIPO_REPETIDO = { institucion_tipo_nombre_uq: errorDeCampo('InstitucionTipo', YA_HAY_TIPO_DE_INSTITUCION, 409) }

export const listarInstituciones = sentencia(
  'listar_instituciones',
  `select i.id_institucion as "idInstitucion", i.institucion as "Institucion", i.id_institucion_tipo as "idInstitucionTipo",
     t.institucion_tipo as "InstitucionTipo", i.estado::integer as "estado!", i.usrmod
   from institucion i join institucion_tipo t using (id_institucion_tipo) order by ${enOrden('i.institucion')}`,
)

export const listarTipos = sentencia(
  'listar_tipos_de_institucion',
  `select id_institucion_tipo as "idInstitucionTipo", institucion_tipo as "InstitucionTipo", estado::integer as "estado!", usrmod
   from institucion_tipo order by ${enOrden('institucion_tipo')}`,
)

const insertar = sentencia(
  'insertar_institucion',
  `insert into institucion (institucion, id_institucion_tipo, estado, usrmod) values ($1, $2, $3, $4)
   returning id_institucion as "idInstitucion"`,
)
const bloquear = sentencia(
  'bloquear_institucion',
  'select id_institucion_tipo as tipo from institucion where id_institucion = $1 for update',
)
const cambiar = sentencia(
  'cambiar_institucion',
  `update institucion set institucion = $2, id_institucion_tipo = $3, ${siVino('$4')}, ${firmada('$5')} where id_institucion = $1`,
)
const deshabilita = sentencia('deshabilitar_institucion', deshabilitaEn('institucion', 'id_institucion'))
const leerEstado = sentencia('estado_de_institucion', 'select estado from institucion where id_institucion = $1')

const insertarTipo = sentencia(
  'insertar_tipo_de_institucion',
  `insert into institucion_tipo (institucion_tipo, estado, usrmod) values ($1, $2, $3)
   returning id_institucion_tipo as "idInstitucionTipo"`,
)
const cambiarTipo = sentencia(
  'cambiar_tipo_de_institucion',
  `update institucion_tipo set institucion_tipo = $2, ${siVino('$3')}, ${firmada('$4')} where id_institucion_tipo = $1
   returning id_institucion_tipo as id`,
)
const deshabilitaTipo = sentencia(
  'deshabilitar_tipo_de_institucion',
  deshabilitaEn('institucion_tipo', 'id_institucion_tipo'),
)
const leerEstadoDeTipo = sentencia(
  'estado_de_tipo_de_institucion',
  'select estado from institucion_tipo where id_institucion_tipo = $1',
)

/** Who does not maintain the reference data may only add an enabled company that the forms ask for. */
export async function crearInstitucion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Crear>['json']) {
  const deFormulario = laAgregaCualquiera(datos.idInstitucionTipo) && alCrear(datos.estado)
  if (!mantieneReferencias(quien) && !deFormulario) throw new ErrorDePortal(403, SOLO_EMPRESAS_DE_FORMULARIOS)
  const filas = await siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirTipoHabilitado(tx, datos.idInstitucionTipo)
      return insertar(tx, datos.Institucion, datos.idInstitucionTipo, alCrear(datos.estado), quien.idPersona)
    }),
  )
  return unaFila(filas).idInstitucion
}

export function editarInstitucion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const { idInstitucion, Institucion, idInstitucionTipo, estado } = datos
      const { tipo } = exigir(await bloquear(tx, idInstitucion), NO_EXISTE_INSTITUCION)
      if (tipo !== idInstitucionTipo) await exigirTipoHabilitado(tx, idInstitucionTipo)
      await cambiar(tx, idInstitucion, Institucion, idInstitucionTipo, alEditar(estado), quien.idPersona)
    }),
  )
}

export const deshabilitarInstitucion = (db: DbRaiz, quien: Identidad, id: number) =>
  deshabilitar(db, quien, { sentencia: deshabilita, id, noExiste: NO_EXISTE_INSTITUCION })

export async function crearTipo(db: DbRaiz, quien: Identidad, datos: Recibido<typeof CrearTipo>['json']) {
  const filas = await siNoSeRepite(TIPO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, (tx) =>
      insertarTipo(tx, datos.InstitucionTipo, alCrear(datos.estado), quien.idPersona),
    ),
  )
  return unaFila(filas).idInstitucionTipo
}

export function editarTipo(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarTipo>['json']) {
  if (datos.estado === 0) exigirPrescindible(datos.idInstitucionTipo)
  return siNoSeRepite(TIPO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const { idInstitucionTipo, InstitucionTipo, estado } = datos
      const filas = await cambiarTipo(tx, idInstitucionTipo, InstitucionTipo, alEditar(estado), quien.idPersona)
      exigir(filas, NO_EXISTE_TIPO_DE_INSTITUCION)
    }),
  )
}

export async function deshabilitarTipo(db: DbRaiz, quien: Identidad, id: number): Promise<void> {
  exigirPrescindible(id)
  await deshabilitar(db, quien, { sentencia: deshabilitaTipo, id, noExiste: NO_EXISTE_TIPO_DE_INSTITUCION })
}

/** Form 14 chooses among the institutions of type 1, forms 29 and 30 among those of type 2. */
function exigirPrescindible(idInstitucionTipo: number): void {
  if (laAgregaCualquiera(idInstitucionTipo)) throw new ErrorDePortal(409, TIPO_IMPRESCINDIBLE)
}

async function exigirTipoHabilitado(db: Db, id: number): Promise<void> {
  const { estado } = exigir(await leerEstadoDeTipo(db, id), NO_EXISTE_TIPO_DE_INSTITUCION)
  if (!estado) throw errorDeCampo('idInstitucionTipo', TIPO_DESHABILITADO)
}

export async function exigirInstitucionHabilitada(db: Db, id: number): Promise<void> {
  const { estado } = exigir(await leerEstado(db, id), NO_EXISTE_INSTITUCION)
  if (!estado) throw errorDeCampo('idInstitucion', INSTITUCION_DESHABILITADA)
}
