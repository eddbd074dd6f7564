import type { crearCalle as Crear, editarCalle as Editar } from '@catastro/domain/catalogos/calles'
import { NO_EXISTE_CALLE, NO_EXISTE_TIPO_DE_CALLE, YA_HAY_CALLE } from '@catastro/domain/catalogos/mensajes'
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

const REPETIDA = { calle_nombre_uq: errorDeCampo('calle', YA_HAY_CALLE, 409) }

export const listarCalles = sentencia(
  'listar_calles',
  `select c.id_calle as idcalle, c.calle, c.id_calle_tipo as idcalletipo, t.calle_tipo as calletipo,
     c.estado::integer as "estado!", c.usrmod
   from calle c join calle_tipo t using (id_calle_tipo) order by ${enOrden('c.calle')}`,
)

export const listarTiposDeCalle = sentencia(
  'listar_tipos_de_calle',
  'select id_calle_tipo as idcalletipo, calle_tipo as calletipo from calle_tipo order by id_calle_tipo',
)

const insertar = sentencia(
  'insertar_calle',
  'insert into calle (calle, id_calle_tipo, estado, usrmod) values ($1, $2, $3, $4)',
)
const cambiar = sentencia(
  'cambiar_calle',
  `update calle set calle = $2, id_calle_tipo = $3, ${siVino('$4')}, ${firmada('$5')} where id_calle = $1 returning id_calle as id`,
)
const deshabilita = sentencia('deshabilitar_calle', deshabilitaEn('calle', 'id_calle'))
const existeTipo = sentencia('existe_tipo_de_calle', existeEn('calle_tipo', 'id_calle_tipo'))

export function crearCalle(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Crear>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirTipo(tx, datos.idcalletipo)
      await insertar(tx, datos.calle, datos.idcalletipo, alCrear(datos.estado), quien.idPersona)
    }),
  )
}

export function editarCalle(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirTipo(tx, datos.idcalletipo)
      const { idcalle, calle, idcalletipo, estado } = datos
      exigir(await cambiar(tx, idcalle, calle, idcalletipo, alEditar(estado), quien.idPersona), NO_EXISTE_CALLE)
    }),
  )
}

export const deshabilitarCalle = (db: DbRaiz, quien: Identidad, id: number) =>
  deshabilitar(db, quien, { sentencia: deshabilita, id, noExiste: NO_EXISTE_CALLE })

const exigirTipo = (db: Db, id: number) => exigirFila(db, existeTipo, id, NO_EXISTE_TIPO_DE_CALLE)
