import {
  NO_EXISTE_OFICINA,
  NO_EXISTE_REPARTICION,
  OFICINA_DESHABILITADA,
  YA_HAY_OFICINA,
  YA_HAY_REPARTICION,
} from '@catastro/domain/catalogos/mensajes'
import type {
  crearOficina as Crear,
  crearReparticion as CrearReparticion,
  editarOficina as Editar,
  editarReparticion as EditarReparticion,
} from '@catastro/domain/catalogos/oficinas'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import {
  alCrear,
  alEditar,
  deshabilitaEn,
  deshabilitar,
  enOrden,
  exigir,
  exigirFila,
  existeEn,
  firmada,
  siVino,
} from '../plataforma/base/tablasDeReferencia.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { exigirInstitucionHabilitada } from './instituciones.ts'

const REPETIDA = { oficina_nombre_uq: errorDeCampo('Oficina', YA_HAY_OFICINA, 409) }
const REPARTICION_REPETIDA = { reparticion_nombre_uq: errorDeCampo('Reparticion', YA_HAY_REPARTICION, 409) }

export const listarOficinas = sentencia(
  'listar_oficinas',
  `select o.id_oficina as "idOficina", o.oficina as "Oficina", o.id_reparticion as "idReparticion",
     r.reparticion as "Reparticion", o.id_institucion as "idInstitucion", i.institucion as "Institucion",
     o.estado::integer as "estado!", o.usrmod
   from oficina o join reparticion r using (id_reparticion) join institucion i using (id_institucion)
   order by ${enOrden('o.oficina')}`,
)

export const oficinasHabilitadas = sentencia(
  'oficinas_habilitadas',
  `select id_oficina as "idOficina", oficina as "Oficina" from oficina where estado order by ${enOrden('oficina')}`,
)

export const listarReparticiones = sentencia(
  'listar_reparticiones',
  `select id_reparticion as "idReparticion", reparticion as "Reparticion" from reparticion order by ${enOrden('reparticion')}`,
)

const insertar = sentencia(
  'insertar_oficina',
  'insert into oficina (oficina, id_institucion, id_reparticion, estado, usrmod) values ($1, $2, $3, $4, $5)',
)
const bloquear = sentencia(
  'bloquear_oficina',
  'select id_institucion as actual from oficina where id_oficina = $1 for update',
)
const cambiar = sentencia(
  'cambiar_oficina',
  `update oficina set oficina = $2, id_institucion = $3, id_reparticion = $4, ${siVino('$5')}, ${firmada('$6')}
   where id_oficina = $1`,
)
const deshabilita = sentencia('deshabilitar_oficina', deshabilitaEn('oficina', 'id_oficina'))
const leerEstado = sentencia(
  'estado_de_oficina',
  'select estado, id_reparticion as "idReparticion" from oficina where id_oficina = $1',
)
const insertarReparticion = sentencia(
  'insertar_reparticion',
  'insert into reparticion (reparticion, usrmod) values ($1, $2)',
)
const cambiarReparticion = sentencia(
  'cambiar_reparticion',
  `update reparticion set reparticion = $2, ${firmada('$3')} where id_reparticion = $1 returning id_reparticion as id`,
)
const existeReparticion = sentencia('existe_reparticion', existeEn('reparticion', 'id_reparticion'))

export function crearOficina(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Crear>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirInstitucionHabilitada(tx, datos.idInstitucion)
      await exigirReparticion(tx, datos.idReparticion)
      const { Oficina, idInstitucion, idReparticion, estado } = datos
      await insertar(tx, Oficina, idInstitucion, idReparticion, alCrear(estado), quien.idPersona)
    }),
  )
}

export function editarOficina(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const { idOficina, Oficina, idInstitucion, idReparticion, estado } = datos
      const { actual } = exigir(await bloquear(tx, idOficina), NO_EXISTE_OFICINA)
      if (actual !== idInstitucion) await exigirInstitucionHabilitada(tx, idInstitucion)
      await exigirReparticion(tx, idReparticion)
      await cambiar(tx, idOficina, Oficina, idInstitucion, idReparticion, alEditar(estado), quien.idPersona)
    }),
  )
}

export const deshabilitarOficina = (db: DbRaiz, quien: Identidad, id: number) =>
  deshabilitar(db, quien, { sentencia: deshabilita, id, noExiste: NO_EXISTE_OFICINA })

export function crearReparticion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof CrearReparticion>['json']) {
  return siNoSeRepite(REPARTICION_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await insertarReparticion(tx, datos.Reparticion, quien.idPersona)
    }),
  )
}

export function editarReparticion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarReparticion>['json']) {
  return siNoSeRepite(REPARTICION_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      exigir(
        await cambiarReparticion(tx, datos.idReparticion, datos.Reparticion, quien.idPersona),
        NO_EXISTE_REPARTICION,
      )
    }),
  )
}

const exigirReparticion = (db: Db, id: number) => exigirFila(db, existeReparticion, id, NO_EXISTE_REPARTICION)

/** The office that somebody is given must be there and enabled. `campo`: where the request names it. */
export async function exigirOficinaHabilitada(db: Db, id: number, campo: string) {
  const fila = exigir(await leerEstado(db, id), NO_EXISTE_OFICINA)
  if (!fila.estado) throw errorDeCampo(campo, OFICINA_DESHABILITADA)
  return fila
}
