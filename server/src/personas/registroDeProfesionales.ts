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
import { eq } from 'drizzle-orm'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import { type Db, type DbRaiz, enTransaccion } from '../plataforma/db.ts'
import { hoy } from '../plataforma/hoy.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import { exigirAjeno, exigirQueNoSeaProfesional, type Identidad } from '../plataforma/identidad.ts'
import { exigir, exigirFila, firmaDe } from '../plataforma/registros.ts'
import { personaPorCuil, recordarCiudadano } from './personaPorCuil.ts'
import { persona, personaRol, profesion, profesional, rol, universidad } from './tablas.ts'

const REPETIDO = {
  profesional_idPersona_unique: new ErrorDePortal(409, YA_ES_PROFESIONAL),
  profesional_matricula_uq: errorDeCampo('matricula', MATRICULA_TOMADA, 409),
}

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
  const [registrado] = await db
    .select({ id: profesional.idProfesional })
    .from(profesional)
    .where(eq(profesional.idPersona, encontrada.idPersona))
  if (registrado) throw new ErrorDePortal(400, YA_ES_PROFESIONAL)
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
      await exigirFila(tx, persona, persona.idPersona, idPersona, NO_EXISTE_PERSONA)
      await exigirEstudios(tx, datos)
      const filas = await tx
        .insert(profesional)
        .values({ idPersona, ...matriculaDe(datos), domicilio: datos.domicilio || null, usrmod: quien.idPersona })
        .returning({ id: profesional.idProfesional })
      const { idRol } = exigir(
        await tx.select({ idRol: rol.idRol }).from(rol).where(eq(rol.rol, 'PROFESIONAL')),
        NO_EXISTE_PROFESIONAL,
      )
      await tx.insert(personaRol).values({ idPersona, idRol, usrmod: quien.idPersona }).onConflictDoNothing()
      return exigir(filas, NO_EXISTE_PROFESIONAL).id
    }),
  )
}

export function editarProfesional(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const [actual] = await tx
        .select({ idPersona: profesional.idPersona })
        .from(profesional)
        .where(eq(profesional.idProfesional, datos.idProfesional))
      if (actual) exigirAjeno(quien, [actual.idPersona], ES_SU_MATRICULA)
      exigirQueNoSeaProfesional(quien)
      await exigirEstudios(tx, datos)
      const filas = await tx
        .update(profesional)
        .set({ ...matriculaDe(datos), ...firmaDe(quien) })
        .where(eq(profesional.idProfesional, datos.idProfesional))
        .returning({ id: profesional.idProfesional })
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

const matriculaDe = ({ idProfesion, idUniversidad, matricula, fechaVencimiento }: Matricula) => ({
  idProfesion,
  idUniversidad,
  matricula,
  fechaVencimiento,
})

async function exigirEstudios(db: Db, { idProfesion, idUniversidad }: Matricula): Promise<void> {
  await exigirFila(db, profesion, profesion.idProfesion, idProfesion, NO_EXISTE_PROFESION)
  await exigirFila(db, universidad, universidad.idUniversidad, idUniversidad, NO_EXISTE_UNIVERSIDAD)
}
