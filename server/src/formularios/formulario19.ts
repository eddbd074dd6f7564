import { errorDeCampo } from '@catastro/domain/errores'
import {
  bloquesDe19,
  consultarFormulario19,
  altaFormulario19 as llamadaAlta,
} from '@catastro/domain/formularios/formulario19'
import { FORMULARIO_ENVIADO } from '@catastro/domain/formularios/mensajes'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { and, eq } from 'drizzle-orm'
import { domicilioDe } from '../carpetas/datosDeCarpeta.ts'
import { calle } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import type { Db, DbRaiz, Tx } from '../plataforma/db.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { alAlcance, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { declarante, formulario19 } from './tablas.ts'

type Enviado = Recibido<typeof llamadaAlta>['json']

/** Files form 19. The server stamps the date. */
async function altaFormulario19(db: DbRaiz, quien: Identidad, enviado: Enviado, clave: string | undefined) {
  const { idCarpeta, idPersona: _, fecha: __, ...respuestas } = enviado
  const envio = { idCarpeta, respuestas, clave }
  const { respuesta } = await grabarFormulario(db, quien, FORMULARIO_19, envio, async (tx) => {
    const calleTexto = await nombreDeCalle(tx, respuestas.idCalle)
    await exigirDeclarante(tx, respuestas.idDeclarante)
    await tx.insert(formulario19).values({
      idCarpeta,
      idPersona: quien.idPersona,
      idDeclarante: respuestas.idDeclarante,
      idCalle: respuestas.idCalle,
      calleTexto,
      nroPuerta: respuestas.NroPuerta,
      piso: respuestas.Piso ?? '',
      departamento: respuestas.Dpto ?? '',
      seccion: respuestas.Seccion,
      manzana: respuestas.Manzana,
      distrito: respuestas.Distrito,
      dominio: respuestas.Dominio,
    })
    return { ok: true, message: FORMULARIO_ENVIADO }
  })
  return respuesta
}

async function nombreDeCalle(tx: Tx, idCalle: number): Promise<string> {
  const [fila] = await tx
    .select({ calle: calle.calle })
    .from(calle)
    .where(and(eq(calle.idCalle, idCalle), eq(calle.estado, true)))
  if (!fila) throw errorDeCampo('idCalle', predicado('no existe'), 404)
  return fila.calle
}

async function exigirDeclarante(tx: Tx, idDeclarante: number): Promise<void> {
  const filas = await tx.select().from(declarante).where(eq(declarante.idDeclarante, idDeclarante))
  if (filas.length === 0) throw errorDeCampo('idDeclarante', predicado('no existe'), 404)
}

/** An array with the record first, or empty while nobody has filled it. */
async function formulario19De(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario19, never>> {
  const filas = await db
    .select({
      f: formulario19,
      d: declarante.declarante,
      nombre: persona.nombrePersona,
      apellido: persona.apellidoPersona,
    })
    .from(formulario19)
    .innerJoin(persona, eq(persona.idPersona, formulario19.idPersona))
    .innerJoin(declarante, eq(declarante.idDeclarante, formulario19.idDeclarante))
    .where(eq(formulario19.idCarpeta, idCarpeta))
  const [inmueble] = filas.length > 0 ? await domicilioDe(db, idCarpeta) : []
  return filas.map(({ f, d, nombre, apellido }) => ({
    idFormulario: f.idCarpeta,
    idCarpeta: f.idCarpeta,
    idPersona: f.idPersona,
    fecha: f.fecha.toISOString(),
    idCalle: f.idCalle,
    calle: f.calleTexto,
    mismoDomicilio: inmueble !== undefined && esElMismo(f, inmueble),
    NroPuerta: f.nroPuerta,
    Piso: f.piso,
    Dpto: f.departamento,
    Seccion: f.seccion,
    Manzana: f.manzana,
    Distrito: f.distrito,
    Dominio: f.dominio,
    idDeclarante: f.idDeclarante,
    declarante: d,
    autor: `${apellido} ${nombre}`,
  }))
}

/** The property's own street, door and flat; what its cadastral data lack was taken from the land register. */
function esElMismo(envio: typeof formulario19.$inferSelect, inmueble: Omit<DomicilioDePadron, 'idDomicilio'>): boolean {
  const iguales = [
    [inmueble.calle, envio.calleTexto],
    [inmueble.NroPuerta, envio.nroPuerta],
    [inmueble.Piso, envio.piso],
    [inmueble.Departamento, envio.departamento],
  ]
  const completados = [
    [inmueble.Seccion, envio.seccion],
    [inmueble.Manzana, envio.manzana],
    [inmueble.Distrito, envio.distrito],
    [inmueble.Dominio, envio.dominio],
  ]
  return (
    iguales.every(([delInmueble, enviado]) => delInmueble === enviado) &&
    completados.every(([delInmueble, enviado]) => delInmueble === '' || delInmueble === enviado)
  )
}

export const FORMULARIO_19 = formularioDeCarpeta({
  codigo: '19',
  tabla: formulario19,
  leer: formulario19De,
  bloques: bloquesDe19,
  atender(rutas) {
    rutas.on(consultarFormulario19, alAlcance(formulario19De))
    rutas.on(llamadaAlta, ({ db, quien, json, envio }) => altaFormulario19(db, quien, json, envio.clave))
  },
})
