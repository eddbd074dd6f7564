import { ES_SU_MATRICULA } from '@catastro/domain/deberes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import {
  CUIL_NO_REGISTRADO,
  MATRICULA_TOMADA,
  NO_EXISTE_PERSONA,
  NO_EXISTE_PROFESION,
  NO_EXISTE_PROFESIONAL,
  NO_EXISTE_UNIVERSIDAD,
  VENCIMIENTO_PASADO,
  YA_ES_PROFESIONAL,
} from '@catastro/domain/personas/mensajes'
import type { editarProfesional as Editar, nuevoProfesional as Nuevo } from '@catastro/domain/personas/profesionales'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigir, exigirFila, existeEn, firmada } from '../plataforma/base/tablasDeReferencia.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import { exigirAjeno, exigirQueNoSeaProfesional, type Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { personaPorCuil, recordarCiudadano } from './personaPorCuil.ts'

const REPETIDO = {
  profesional_idPersona_unique: new ErrorDePortal(409, YA_ES_PROFESIONAL),
  profesional_matricula_uq: errorDeCampo('matricula', MATRICULA_TOMADA, 409),
}

const deLaPersona = sentencia(
  'profesional_de_persona',
  'select id_profesional as id from profesional where id_persona = $1',
)
const personaDe = sentencia(
  'persona_de_profesional',
  'select id_persona as "idPersona" from profesional where id_profesional = $1',
)
const insertar = sentencia(
  'insertar_profesional',
  `insert into profesional (id_persona, id_profesion, id_universidad, matricula, fecha_vencimiento, domicilio, usrmod)
   values ($1, $2, $3, $4, $5::date, $6?, $7) returning id_profesional as id`,
)
const cambiar = sentencia(
  'cambiar_profesional',
  `update profesional set id_profesion = $2, id_universidad = $3, matricula = $4, fecha_vencimiento = $5::date,
     ${firmada('$6')} where id_profesional = $1 returning id_profesional as id`,
)
const darRol = sentencia(
  'dar_rol_de_profesional',
  `with del_rol as (select id_rol from rol where rol = 'PROFESIONAL'), dado as (
     insert into persona_rol (id_persona, id_rol, usrmod) select $1, id_rol, $2 from del_rol on conflict do nothing
   ) select id_rol as "idRol" from del_rol`,
)
const existePersona = sentencia('existe_persona', existeEn('persona', 'id_persona'))
const existeProfesion = sentencia('existe_profesion', existeEn('profesion', 'id_profesion'))
const existeUniversidad = sentencia('existe_universidad', existeEn('universidad', 'id_universidad'))

/**
 * Who may be registered. Every refusal is a 400 with its reason. A citizen that the portal did not know gets a row, since
 * what follows names the person by that number.
 */
export async function verificarProfesional(
  db: DbRaiz,
  registro: CiudadDigital,
  { cuil, token, quien }: { cuil: string; token: string; quien: Identidad },
) {
  const encontrada = await personaPorCuil(db, registro, cuil, token)
  if (!encontrada) throw new ErrorDePortal(400, CUIL_NO_REGISTRADO)
  if (encontrada.idPersona === quien.idPersona) throw new ErrorDePortal(400, ES_SU_MATRICULA)
  if ((await deLaPersona(db, encontrada.idPersona)).length > 0) throw new ErrorDePortal(400, YA_ES_PROFESIONAL)
  await enTransaccion(db, quien.idPersona, (tx) => recordarCiudadano(tx, cuil, encontrada))
  return { ...encontrada, Domicilio: null, idProfesional: null }
}

export async function nuevoProfesional(
  db: DbRaiz,
  quien: Identidad,
  datos: Recibido<typeof Nuevo>['json'],
): Promise<number> {
  if (datos.fechaVencimiento < hoy()) throw errorDeCampo('fechaVencimiento', VENCIMIENTO_PASADO)
  const { idPersona } = datos
  exigirAjeno(quien, [idPersona], ES_SU_MATRICULA)
  exigirQueNoSeaProfesional(quien)
  return siNoSeRepite(REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirFila(tx, existePersona, idPersona, NO_EXISTE_PERSONA)
      await exigirEstudios(tx, datos)
      const filas = await insertar(tx, idPersona, ...matriculaDe(datos), datos.domicilio || null, quien.idPersona)
      exigir(await darRol(tx, idPersona, quien.idPersona), NO_EXISTE_PROFESIONAL)
      return exigir(filas, NO_EXISTE_PROFESIONAL).id
    }),
  )
}

export function editarProfesional(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const [actual] = await personaDe(tx, datos.idProfesional)
      if (actual) exigirAjeno(quien, [actual.idPersona], ES_SU_MATRICULA)
      exigirQueNoSeaProfesional(quien)
      await exigirEstudios(tx, datos)
      const filas = await cambiar(tx, datos.idProfesional, ...matriculaDe(datos), quien.idPersona)
      exigir(filas, NO_EXISTE_PROFESIONAL)
    }),
  )
}

interface Matricula {
  readonly idProfesion: number
  readonly idUniversidad: number
  readonly matricula: string
  readonly fechaVencimiento: string
}

const matriculaDe = ({ idProfesion, idUniversidad, matricula, fechaVencimiento }: Matricula) =>
  [idProfesion, idUniversidad, matricula, fechaVencimiento] as const

async function exigirEstudios(db: Db, { idProfesion, idUniversidad }: Matricula): Promise<void> {
  await exigirFila(db, existeProfesion, idProfesion, NO_EXISTE_PROFESION)
  await exigirFila(db, existeUniversidad, idUniversidad, NO_EXISTE_UNIVERSIDAD)
}
