import type {
  actualizarInspector as Actualizar,
  agregarInspector as Agregar,
} from '@catastro/domain/catalogos/inspectores'
import {
  NO_ES_EMPLEADO,
  NO_EXISTE_EMPLEADO,
  NO_EXISTE_INSPECTOR,
  YA_ES_INSPECTOR,
} from '@catastro/domain/catalogos/mensajes'
import { ES_SU_PUESTO } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { personaPorCuil } from '../personas/personaPorCuil.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import {
  alEditar,
  enOrden,
  exigir,
  exigirFila,
  existeEn,
  firmada,
  siVino,
} from '../plataforma/base/tablasDeReferencia.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import { exigirAjeno, type Identidad, type Quien } from '../plataforma/identidad/identidad.ts'
import { exigirOficinaHabilitada } from './oficinas.ts'

const REPETIDO = { inspector_idPersona_unique: new ErrorDePortal(409, YA_ES_INSPECTOR) }

export const listarInspectores = sentencia(
  'listar_inspectores',
  `select i.id_inspector as "idInspector", p.nombre_persona, p.apellido_persona, o.oficina as "Oficina",
     i.id_oficina as "idOficina", i.estado::integer as "estado!", i.usrmod
   from inspector i join persona p using (id_persona) join oficina o using (id_oficina)
   order by ${enOrden('p.apellido_persona')}, ${enOrden('p.nombre_persona')}`,
)

const existeEmpleado = sentencia('existe_empleado', existeEn('empleado', 'id_persona'))
const existeInspector = sentencia(
  'inspector_de_persona',
  'select id_inspector as id from inspector where id_persona = $1',
)
const insertar = sentencia(
  'insertar_inspector',
  'insert into inspector (id_persona, id_oficina, usrmod) values ($1, $2, $3)',
)
const bloquear = sentencia(
  'bloquear_inspector',
  'select id_oficina as actual, id_persona as "idPersona" from inspector where id_inspector = $1 for update',
)
const cambiar = sentencia(
  'cambiar_inspector',
  `update inspector set id_oficina = $2, ${siVino('$3')}, ${firmada('$4')} where id_inspector = $1`,
)

/** Who may become an inspector: an employee who is none yet. Every refusal is a 400 with its reason. */
export async function verificarEmpleado(
  db: Db,
  registro: CiudadDigital,
  cuil: string,
  token: string,
  quien: Identidad,
) {
  const encontrada = await personaPorCuil(db, registro, cuil, token)
  if (!encontrada) throw new ErrorDePortal(400, CUIL_NO_REGISTRADO)
  const { idPersona } = encontrada
  if (idPersona === quien.idPersona) throw new ErrorDePortal(400, ES_SU_PUESTO)
  if ((await existeEmpleado(db, idPersona)).length === 0) throw new ErrorDePortal(400, NO_ES_EMPLEADO)
  if ((await existeInspector(db, idPersona)).length > 0) throw new ErrorDePortal(400, YA_ES_INSPECTOR)
  return encontrada
}

export function agregarInspector(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Agregar>['json']) {
  return siNoSeRepite(REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      exigirAjeno(quien, [datos.idPersona], ES_SU_PUESTO)
      await exigirOficinaHabilitada(tx, datos.Oficina, 'Oficina')
      await exigirFila(tx, existeEmpleado, datos.idPersona, NO_EXISTE_EMPLEADO)
      await insertar(tx, datos.idPersona, datos.Oficina, quien.idPersona)
    }),
  )
}

/** What follows, in the same transaction, when an employee or inspector changed: others know what they had in hand. */
export type AlCambiarEmpleado = (tx: Tx, quien: Quien, idPersona: number) => Promise<void>

interface Cambio {
  readonly datos: Recibido<typeof Actualizar>['json']
  readonly alCambiar: AlCambiarEmpleado
}

export function actualizarInspector(db: DbRaiz, quien: Identidad, { datos, alCambiar }: Cambio) {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const { actual, idPersona } = exigir(await bloquear(tx, datos.idInspector), NO_EXISTE_INSPECTOR)
    exigirAjeno(quien, [idPersona], ES_SU_PUESTO)
    // Where the office was disabled meanwhile, the inspector may still be changed without moving.
    if (actual !== datos.idOficina) await exigirOficinaHabilitada(tx, datos.idOficina, 'idOficina')
    await cambiar(tx, datos.idInspector, datos.idOficina, alEditar(datos.estado), quien.idPersona)
    await alCambiar(tx, quien, idPersona)
  })
}
