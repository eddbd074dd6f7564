import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type {
  editarColegio as EditarColegio,
  editarProfesion as EditarProfesion,
  editarUniversidad as EditarUniversidad,
  nuevaProfesion as NuevaProfesion,
} from '@catastro/domain/personas/colegios'
import {
  NO_EXISTE_COLEGIO,
  NO_EXISTE_PROFESION,
  NO_EXISTE_UNIVERSIDAD,
  YA_HAY_COLEGIO,
  YA_HAY_PROFESION,
  YA_HAY_UNIVERSIDAD,
} from '@catastro/domain/personas/mensajes'
import { eq } from 'drizzle-orm'
import { type Db, type DbRaiz, enTransaccion } from '../plataforma/db.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { enOrden, exigir, exigirFila, firmaDe } from '../plataforma/registros.ts'
import { colegioProf, profesion, universidad } from './tablas.ts'

const COLEGIO_REPETIDO = { colegio_prof_nombre_uq: errorDeCampo('nombreColegio', YA_HAY_COLEGIO, 409) }
const PROFESION_REPETIDA = { profesion_nombre_uq: errorDeCampo('nombreProfesion', YA_HAY_PROFESION, 409) }
const UNIVERSIDAD_REPETIDA = { universidad_nombre_uq: errorDeCampo('nombreUniversidad', YA_HAY_UNIVERSIDAD, 409) }

export const listarColegios = (db: Db) =>
  db
    .select({ idColegioProf: colegioProf.idColegioProf, ColegioProf: colegioProf.colegioProf })
    .from(colegioProf)
    .orderBy(enOrden(colegioProf.colegioProf))

export const listarProfesiones = (db: Db) =>
  db
    .select({
      idProfesion: profesion.idProfesion,
      Profesion: profesion.profesion,
      idColegioProf: profesion.idColegioProf,
      ColegioProf: colegioProf.colegioProf,
    })
    .from(profesion)
    .innerJoin(colegioProf, eq(colegioProf.idColegioProf, profesion.idColegioProf))
    .orderBy(enOrden(profesion.profesion))

export const listarUniversidades = (db: Db) =>
  db
    .select({ idUniversidad: universidad.idUniversidad, Universidad: universidad.universidad })
    .from(universidad)
    .orderBy(enOrden(universidad.universidad))

export async function nuevoColegio(db: DbRaiz, quien: Identidad, nombre: string): Promise<number> {
  const filas = await siNoSeRepite(COLEGIO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, (tx) =>
      tx
        .insert(colegioProf)
        .values({ colegioProf: nombre, usrmod: quien.idPersona })
        .returning({ id: colegioProf.idColegioProf }),
    ),
  )
  return exigir(filas, NO_EXISTE_COLEGIO).id
}

export async function nuevaProfesion(
  db: DbRaiz,
  quien: Identidad,
  { nombreProfesion, idColegioProfesional }: Recibido<typeof NuevaProfesion>['json'],
): Promise<number> {
  const filas = await siNoSeRepite(PROFESION_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirColegio(tx, idColegioProfesional)
      return tx
        .insert(profesion)
        .values({ profesion: nombreProfesion, idColegioProf: idColegioProfesional, usrmod: quien.idPersona })
        .returning({ id: profesion.idProfesion })
    }),
  )
  return exigir(filas, NO_EXISTE_PROFESION).id
}

export async function nuevaUniversidad(db: DbRaiz, quien: Identidad, nombre: string): Promise<number> {
  const filas = await siNoSeRepite(UNIVERSIDAD_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, (tx) =>
      tx
        .insert(universidad)
        .values({ universidad: nombre, usrmod: quien.idPersona })
        .returning({ id: universidad.idUniversidad }),
    ),
  )
  return exigir(filas, NO_EXISTE_UNIVERSIDAD).id
}

export function editarColegio(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarColegio>['json']) {
  return siNoSeRepite(COLEGIO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const filas = await tx
        .update(colegioProf)
        .set({ colegioProf: datos.nombreColegio, ...firmaDe(quien) })
        .where(eq(colegioProf.idColegioProf, datos.idColegioProf))
        .returning({ id: colegioProf.idColegioProf })
      exigir(filas, NO_EXISTE_COLEGIO)
    }),
  )
}

export function editarProfesion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarProfesion>['json']) {
  return siNoSeRepite(PROFESION_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirColegio(tx, datos.idColegioProfesional)
      const filas = await tx
        .update(profesion)
        .set({
          profesion: datos.nombreProfesion,
          idColegioProf: datos.idColegioProfesional,
          ...firmaDe(quien),
        })
        .where(eq(profesion.idProfesion, datos.idProfesion))
        .returning({ id: profesion.idProfesion })
      exigir(filas, NO_EXISTE_PROFESION)
    }),
  )
}

export function editarUniversidad(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarUniversidad>['json']) {
  return siNoSeRepite(UNIVERSIDAD_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const filas = await tx
        .update(universidad)
        .set({ universidad: datos.nombreUniversidad, ...firmaDe(quien) })
        .where(eq(universidad.idUniversidad, datos.idUniversidad))
        .returning({ id: universidad.idUniversidad })
      exigir(filas, NO_EXISTE_UNIVERSIDAD)
    }),
  )
}

const exigirColegio = (db: Db, id: number) =>
  exigirFila(db, colegioProf, colegioProf.idColegioProf, id, NO_EXISTE_COLEGIO)
