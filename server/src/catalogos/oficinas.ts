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
import { eq } from 'drizzle-orm'
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
import { exigirInstitucionHabilitada } from './instituciones.ts'
import { institucion, oficina, reparticion } from './tablas.ts'

const REPETIDA = { oficina_nombre_uq: errorDeCampo('Oficina', YA_HAY_OFICINA, 409) }
const REPARTICION_REPETIDA = { reparticion_nombre_uq: errorDeCampo('Reparticion', YA_HAY_REPARTICION, 409) }

export const listarOficinas = (db: Db) =>
  db
    .select({
      idOficina: oficina.idOficina,
      Oficina: oficina.oficina,
      idReparticion: oficina.idReparticion,
      Reparticion: reparticion.reparticion,
      idInstitucion: oficina.idInstitucion,
      Institucion: institucion.institucion,
      estado: enElCable(oficina.estado),
      usrmod: oficina.usrmod,
    })
    .from(oficina)
    .innerJoin(reparticion, eq(reparticion.idReparticion, oficina.idReparticion))
    .innerJoin(institucion, eq(institucion.idInstitucion, oficina.idInstitucion))
    .orderBy(enOrden(oficina.oficina))

export const oficinasHabilitadas = (db: Db) =>
  db
    .select({ idOficina: oficina.idOficina, Oficina: oficina.oficina })
    .from(oficina)
    .where(eq(oficina.estado, true))
    .orderBy(enOrden(oficina.oficina))

export const listarReparticiones = (db: Db) =>
  db
    .select({ idReparticion: reparticion.idReparticion, Reparticion: reparticion.reparticion })
    .from(reparticion)
    .orderBy(enOrden(reparticion.reparticion))

export function crearOficina(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Crear>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirInstitucionHabilitada(tx, datos.idInstitucion)
      await exigirReparticion(tx, datos.idReparticion)
      await tx.insert(oficina).values({
        oficina: datos.Oficina,
        idInstitucion: datos.idInstitucion,
        idReparticion: datos.idReparticion,
        estado: alCrear(datos.estado),
        usrmod: quien.idPersona,
      })
    }),
  )
}

export function editarOficina(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const esta = eq(oficina.idOficina, datos.idOficina)
      const { actual } = exigir(
        await tx.select({ actual: oficina.idInstitucion }).from(oficina).where(esta).for('update'),
        NO_EXISTE_OFICINA,
      )
      if (actual !== datos.idInstitucion) await exigirInstitucionHabilitada(tx, datos.idInstitucion)
      await exigirReparticion(tx, datos.idReparticion)
      await tx
        .update(oficina)
        .set({
          oficina: datos.Oficina,
          idInstitucion: datos.idInstitucion,
          idReparticion: datos.idReparticion,
          ...alEditar(datos.estado),
          ...firmaDe(quien),
        })
        .where(esta)
    }),
  )
}

export const deshabilitarOficina = (db: DbRaiz, quien: Identidad, id: number) =>
  deshabilitar(db, quien, { tabla: oficina, clave: oficina.idOficina, id, noExiste: NO_EXISTE_OFICINA })

export function crearReparticion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof CrearReparticion>['json']) {
  return siNoSeRepite(REPARTICION_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await tx.insert(reparticion).values({ reparticion: datos.Reparticion, usrmod: quien.idPersona })
    }),
  )
}

export function editarReparticion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarReparticion>['json']) {
  return siNoSeRepite(REPARTICION_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const filas = await tx
        .update(reparticion)
        .set({ reparticion: datos.Reparticion, ...firmaDe(quien) })
        .where(eq(reparticion.idReparticion, datos.idReparticion))
        .returning({ id: reparticion.idReparticion })
      exigir(filas, NO_EXISTE_REPARTICION)
    }),
  )
}

const exigirReparticion = (db: Db, id: number) =>
  exigirFila(db, reparticion, reparticion.idReparticion, id, NO_EXISTE_REPARTICION)

/** The office that somebody is given must be there and enabled. `campo`: where the request names it. */
export async function exigirOficinaHabilitada(db: Db, id: number, campo: string) {
  const fila = exigir(
    await db
      .select({ estado: oficina.estado, idReparticion: oficina.idReparticion })
      .from(oficina)
      .where(eq(oficina.idOficina, id)),
    NO_EXISTE_OFICINA,
  )
  if (!fila.estado) throw errorDeCampo(campo, OFICINA_DESHABILITADA)
  return fila
}
