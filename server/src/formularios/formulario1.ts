import { borradorDeFormulario } from '@catastro/domain/borradores/reglas'
import { CARPETA_CERRADA } from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { consultarFormulario1, altaFormulario1 as llamadaAlta } from '@catastro/domain/formularios/llamadas'
import { FORMULARIO_AJENO, FORMULARIO_ENVIADO, FORMULARIO_YA_GRABADO } from '@catastro/domain/formularios/mensajes'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { and, eq } from 'drizzle-orm'
import { borrarBorrador } from '../borradores/borrador.ts'
import { bloquearCarpeta } from '../carpetas/alcance.ts'
import { recalcularCompleta } from '../carpetas/completa.ts'
import { carpetaFormulario } from '../carpetas/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { type Db, type DbRaiz, enTransaccion, type Tx } from '../plataforma/db.ts'
import { huellaDe, unaSolaVez } from '../plataforma/idempotencia.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { formulario1 } from './tablas.ts'

const TIPO_FORMULARIO_1 = 1
type Enviado = Recibido<typeof llamadaAlta>['json']

/** Files form 1 of a folder: by its applicant or by staff, once. */
export async function altaFormulario1(db: DbRaiz, quien: Identidad, enviado: Enviado, clave: string | undefined) {
  const { idCarpeta, idFormulario, idPersona: _, fecha: __, ...respuestas } = enviado
  if (idFormulario && idFormulario !== idCarpeta) throw errorDeCampo('idFormulario', 'no corresponde a la carpeta')
  const envio = {
    idPersona: quien.idPersona,
    clave,
    llamada: '/documentacion/altaFormulario1',
    huella: huellaDe({ idCarpeta, ...respuestas }),
  }
  const { respuesta } = await enTransaccion(db, quien.idPersona, (tx) =>
    unaSolaVez(tx, envio, async () => {
      const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
      if (esFinal(carpeta.estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
      await grabarFila(tx, idCarpeta, TIPO_FORMULARIO_1, quien.idPersona)
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
      await recalcularCompleta(tx, idCarpeta)
      await borrarBorrador(tx, quien.idPersona, borradorDeFormulario('1', idCarpeta))
      return { ok: true, message: FORMULARIO_ENVIADO }
    }),
  )
  return respuesta
}

/** Marks the folder's row of this form as saved; 409 when it is saved already or the folder does not carry it. */
async function grabarFila(tx: Tx, idCarpeta: number, idFormularioTipo: number, idPersona: number): Promise<void> {
  const deEstaCarpeta = and(
    eq(carpetaFormulario.idCarpeta, idCarpeta),
    eq(carpetaFormulario.idFormularioTipo, idFormularioTipo),
  )
  const [fila] = await tx.select({ grabado: carpetaFormulario.grabado }).from(carpetaFormulario).where(deEstaCarpeta)
  if (!fila) throw new ErrorDePortal(409, FORMULARIO_AJENO)
  if (fila.grabado) throw new ErrorDePortal(409, FORMULARIO_YA_GRABADO)
  await tx
    .update(carpetaFormulario)
    .set({ grabado: true, grabadoEl: new Date(), grabadoPor: idPersona })
    .where(deEstaCarpeta)
}

const aFlag = (valor: boolean): 0 | 1 => (valor ? 1 : 0)

/** An array with the record first, or empty while nobody has filled it. */
export async function formulario1De(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario1, never>> {
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
