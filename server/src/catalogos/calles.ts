import type { crearCalle as Crear, editarCalle as Editar } from '@catastro/domain/catalogos/calles'
import { NO_EXISTE_CALLE, NO_EXISTE_TIPO_DE_CALLE, YA_HAY_CALLE } from '@catastro/domain/catalogos/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { asc, eq } from 'drizzle-orm'
import { type Db, type DbRaiz, enTransaccion } from '../plataforma/db.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import {
  alCrear,
  alEditar,
  deshabilitar,
  enElCable,
  enOrden,
  exigir,
  exigirFila,
  firmaDe,
} from '../plataforma/registros.ts'
import { calle, calleTipo } from './tablas.ts'

const REPETIDA = { calle_nombre_uq: errorDeCampo('calle', YA_HAY_CALLE, 409) }

export const listarCalles = (db: Db) =>
  db
    .select({
      idcalle: calle.idCalle,
      calle: calle.calle,
      idcalletipo: calle.idCalleTipo,
      calletipo: calleTipo.calleTipo,
      estado: enElCable(calle.estado),
      usrmod: calle.usrmod,
    })
    .from(calle)
    .innerJoin(calleTipo, eq(calleTipo.idCalleTipo, calle.idCalleTipo))
    .orderBy(enOrden(calle.calle))

export const listarTiposDeCalle = (db: Db) =>
  db
    .select({ idcalletipo: calleTipo.idCalleTipo, calletipo: calleTipo.calleTipo })
    .from(calleTipo)
    .orderBy(asc(calleTipo.idCalleTipo))

export function crearCalle(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Crear>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirTipo(tx, datos.idcalletipo)
      await tx.insert(calle).values({
        calle: datos.calle,
        idCalleTipo: datos.idcalletipo,
        estado: alCrear(datos.estado),
        usrmod: quien.idPersona,
      })
    }),
  )
}

export function editarCalle(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirTipo(tx, datos.idcalletipo)
      const filas = await tx
        .update(calle)
        .set({ calle: datos.calle, idCalleTipo: datos.idcalletipo, ...alEditar(datos.estado), ...firmaDe(quien) })
        .where(eq(calle.idCalle, datos.idcalle))
        .returning({ id: calle.idCalle })
      exigir(filas, NO_EXISTE_CALLE)
    }),
  )
}

export const deshabilitarCalle = (db: DbRaiz, quien: Identidad, id: number) =>
  deshabilitar(db, quien, { tabla: calle, clave: calle.idCalle, id, noExiste: NO_EXISTE_CALLE })

const exigirTipo = (db: Db, id: number) => exigirFila(db, calleTipo, calleTipo.idCalleTipo, id, NO_EXISTE_TIPO_DE_CALLE)
