import {
  bloquesDe1,
  consultarFormulario1,
  altaFormulario1 as llamadaAlta,
} from '@catastro/domain/formularios/formulario1'
import { FORMULARIO_ENVIADO } from '@catastro/domain/formularios/mensajes'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { eq } from 'drizzle-orm'
import { persona } from '../personas/tablas.ts'
import type { Db, DbRaiz } from '../plataforma/db.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { alAlcance, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { formulario1 } from './tablas.ts'

type Enviado = Recibido<typeof llamadaAlta>['json']

async function altaFormulario1(db: DbRaiz, quien: Identidad, enviado: Enviado, clave: string | undefined) {
  const { idCarpeta, idPersona: _, fecha: __, ...respuestas } = enviado
  const envio = { idCarpeta, respuestas, clave }
  const { respuesta } = await grabarFormulario(db, quien, FORMULARIO_1, envio, async (tx) => {
    await tx.insert(formulario1).values({
      idCarpeta,
      idPersona: quien.idPersona,
      ...respuestas,
      hormigonarmado: respuestas.hormigonarmado === 1,
      asfalto: respuestas.asfalto === 1,
      cordoncuneta: respuestas.cordoncuneta === 1,
      tierrasincc: respuestas.tierrasincc === 1,
      redbajatension: respuestas.redbajatension === 1,
      redgasnatural: respuestas.redgasnatural === 1,
      conformeexistente: respuestas.conformeexistente === 1,
    })
    return { ok: true, message: FORMULARIO_ENVIADO }
  })
  return respuesta
}

const aFlag = (valor: boolean): 0 | 1 => (valor ? 1 : 0)

/** An array with the record first, or empty while nobody has filled it. */
async function formulario1De(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario1, never>> {
  const filas = await db
    .select({ f: formulario1, nombre: persona.nombrePersona, apellido: persona.apellidoPersona })
    .from(formulario1)
    .innerJoin(persona, eq(persona.idPersona, formulario1.idPersona))
    .where(eq(formulario1.idCarpeta, idCarpeta))
  return filas.map(({ f: { id: _, ...f }, nombre, apellido }) => ({
    ...f,
    idFormulario: f.idCarpeta,
    hormigonarmado: aFlag(f.hormigonarmado),
    asfalto: aFlag(f.asfalto),
    cordoncuneta: aFlag(f.cordoncuneta),
    tierrasincc: aFlag(f.tierrasincc),
    redbajatension: aFlag(f.redbajatension),
    redgasnatural: aFlag(f.redgasnatural),
    conformeexistente: aFlag(f.conformeexistente),
    autor: `${apellido} ${nombre}`,
    fecha: f.fecha.toISOString(),
  }))
}

export const FORMULARIO_1 = formularioDeCarpeta({
  codigo: '1',
  tabla: formulario1,
  leer: formulario1De,
  bloques: bloquesDe1,
  atender(rutas) {
    rutas.on(consultarFormulario1, alAlcance(formulario1De))
    rutas.on(llamadaAlta, ({ db, quien, json, envio }) => altaFormulario1(db, quien, json, envio.clave))
  },
})
