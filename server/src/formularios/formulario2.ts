import {
  bloquesDe2,
  consultarFormulario2,
  altaFormulario2 as llamadaAlta,
} from '@catastro/domain/formularios/formulario2'
import { FORMULARIO_ENVIADO } from '@catastro/domain/formularios/mensajes'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { eq } from 'drizzle-orm'
import { persona } from '../personas/tablas.ts'
import type { Db, DbRaiz } from '../plataforma/db.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { alAlcance, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { formulario2 } from './tablas.ts'

type Enviado = Recibido<typeof llamadaAlta>['json']

async function altaFormulario2(db: DbRaiz, quien: Identidad, enviado: Enviado, clave: string | undefined) {
  const { idCarpeta, idPersona: _, fecha: __, ...respuestas } = enviado
  const envio = { idCarpeta, respuestas, clave }
  const { respuesta } = await grabarFormulario(db, quien, FORMULARIO_2, envio, async (tx) => {
    await tx.insert(formulario2).values({ idCarpeta, idPersona: quien.idPersona, ...respuestas })
    return { ok: true, message: FORMULARIO_ENVIADO }
  })
  return respuesta
}

/** An array with the record first, or empty while nobody has filled it. */
async function formulario2De(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario2, never>> {
  const filas = await db
    .select({ f: formulario2, nombre: persona.nombrePersona, apellido: persona.apellidoPersona })
    .from(formulario2)
    .innerJoin(persona, eq(persona.idPersona, formulario2.idPersona))
    .where(eq(formulario2.idCarpeta, idCarpeta))
  return filas.map(({ f: { id: _, ...f }, nombre, apellido }) => ({
    ...f,
    idFormulario: f.idCarpeta,
    autor: `${apellido} ${nombre}`,
    fecha: f.fecha.toISOString(),
  }))
}

export const FORMULARIO_2 = formularioDeCarpeta({
  codigo: '2',
  tabla: formulario2,
  leer: formulario2De,
  bloques: bloquesDe2,
  atender(rutas) {
    rutas.on(consultarFormulario2, alAlcance(formulario2De))
    rutas.on(llamadaAlta, ({ db, quien, json, envio }) => altaFormulario2(db, quien, json, envio.clave))
  },
})
