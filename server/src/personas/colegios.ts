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
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { enOrden, exigir, exigirFila, existeEn, firmada } from '../plataforma/base/tablasDeReferencia.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

const COLEGIO_REPETIDO = { colegio_prof_nombre_uq: errorDeCampo('nombreColegio', YA_HAY_COLEGIO, 409) }
const PROFESION_REPETIDA = { profesion_nombre_uq: errorDeCampo('nombreProfesion', YA_HAY_PROFESION, 409) }
const UNIVERSIDAD_REPETIDA = { universidad_nombre_uq: errorDeCampo('nombreUniversidad', YA_HAY_UNIVERSIDAD, 409) }

export const listarColegios = sentencia(
  'listar_colegios',
  `select id_colegio_prof as "idColegioProf", colegio_prof as "ColegioProf" from colegio_prof order by ${enOrden('colegio_prof')}`,
)
export const listarProfesiones = sentencia(
  'listar_profesiones',
  `select f.id_profesion as "idProfesion", f.profesion as "Profesion", f.id_colegio_prof as "idColegioProf",
     c.colegio_prof as "ColegioProf"
   from profesion f join colegio_prof c using (id_colegio_prof) order by ${enOrden('f.profesion')}`,
)
export const listarUniversidades = sentencia(
  'listar_universidades',
  `select id_universidad as "idUniversidad", universidad as "Universidad" from universidad order by ${enOrden('universidad')}`,
)

const existeColegio = sentencia('existe_colegio', existeEn('colegio_prof', 'id_colegio_prof'))
const insertarColegio = sentencia(
  'insertar_colegio',
  'insert into colegio_prof (colegio_prof, usrmod) values ($1, $2) returning id_colegio_prof as id',
)
const cambiarColegio = sentencia(
  'cambiar_colegio',
  `update colegio_prof set colegio_prof = $2, ${firmada('$3')} where id_colegio_prof = $1 returning id_colegio_prof as id`,
)
const insertarProfesion = sentencia(
  'insertar_profesion',
  'insert into profesion (profesion, id_colegio_prof, usrmod) values ($1, $2, $3) returning id_profesion as id',
)
const cambiarProfesion = sentencia(
  'cambiar_profesion',
  `update profesion set profesion = $2, id_colegio_prof = $3, ${firmada('$4')} where id_profesion = $1
   returning id_profesion as id`,
)
const insertarUniversidad = sentencia(
  'insertar_universidad',
  'insert into universidad (universidad, usrmod) values ($1, $2) returning id_universidad as id',
)
const cambiarUniversidad = sentencia(
  'cambiar_universidad',
  `update universidad set universidad = $2, ${firmada('$3')} where id_universidad = $1 returning id_universidad as id`,
)

export async function nuevoColegio(db: DbRaiz, quien: Identidad, nombre: string): Promise<number> {
  const filas = await siNoSeRepite(COLEGIO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, (tx) => insertarColegio(tx, nombre, quien.idPersona)),
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
      return insertarProfesion(tx, nombreProfesion, idColegioProfesional, quien.idPersona)
    }),
  )
  return exigir(filas, NO_EXISTE_PROFESION).id
}

export async function nuevaUniversidad(db: DbRaiz, quien: Identidad, nombre: string): Promise<number> {
  const filas = await siNoSeRepite(UNIVERSIDAD_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, (tx) => insertarUniversidad(tx, nombre, quien.idPersona)),
  )
  return exigir(filas, NO_EXISTE_UNIVERSIDAD).id
}

export function editarColegio(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarColegio>['json']) {
  return siNoSeRepite(COLEGIO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      exigir(await cambiarColegio(tx, datos.idColegioProf, datos.nombreColegio, quien.idPersona), NO_EXISTE_COLEGIO)
    }),
  )
}

export function editarProfesion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarProfesion>['json']) {
  return siNoSeRepite(PROFESION_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirColegio(tx, datos.idColegioProfesional)
      const { idProfesion, nombreProfesion, idColegioProfesional } = datos
      const filas = await cambiarProfesion(tx, idProfesion, nombreProfesion, idColegioProfesional, quien.idPersona)
      exigir(filas, NO_EXISTE_PROFESION)
    }),
  )
}

export function editarUniversidad(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarUniversidad>['json']) {
  return siNoSeRepite(UNIVERSIDAD_REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const filas = await cambiarUniversidad(tx, datos.idUniversidad, datos.nombreUniversidad, quien.idPersona)
      exigir(filas, NO_EXISTE_UNIVERSIDAD)
    }),
  )
}

const exigirColegio = (db: Db, id: number) => exigirFila(db, existeColegio, id, NO_EXISTE_COLEGIO)
