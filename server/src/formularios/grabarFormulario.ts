import { borradorDeFormulario } from '@catastro/domain/borradores/reglas'
import { CARPETA_CERRADA } from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal } from '@catastro/domain/errores'
import { FORMULARIO_AJENO, FORMULARIO_YA_GRABADO, SOLO_SU_APLICANTE } from '@catastro/domain/formularios/mensajes'
import { loLlenaElPersonal, TIPO_DE_FORMULARIO } from '@catastro/domain/formularios/tipos'
import { and, eq } from 'drizzle-orm'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { bloquearCarpeta, type Carpeta, esTitular, exigirQueAtienda } from '../carpetas/alcance.ts'
import { recalcularCompleta } from '../carpetas/completa.ts'
import { responderConFormulario } from '../carpetas/responderObservacion.ts'
import { carpetaFormulario } from '../carpetas/tablas.ts'
import type { DbRaiz, Tx } from '../plataforma/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad.ts'
import type { FormularioDeCarpeta } from './formularioDeCarpeta.ts'
import { archivarVersion } from './versiones.ts'

export interface EnvioDeFormulario {
  readonly idCarpeta: number
  readonly respuestas: object
  readonly archivos?: readonly ArchivoRecibido[]
  /** The caller's Idempotency-Key. */
  readonly clave: string | undefined
}

/**
 * Files a form into its folder, once, or again where staff observed it: by its applicant, or by staff where the
 * form is theirs too. `guardar` writes the answers, in the same transaction that marks the form as saved and looks
 * whether the folder is complete.
 */
export async function grabarFormulario<R extends object>(
  db: DbRaiz,
  quien: Identidad,
  formulario: FormularioDeCarpeta,
  { idCarpeta, respuestas, archivos = [], clave }: EnvioDeFormulario,
  guardar: (tx: Tx, carpeta: Carpeta) => Promise<R>,
): Promise<{ readonly respuesta: R; readonly repetida: boolean }> {
  const { codigo } = formulario
  const presentacion = {
    llamada: `/documentacion/altaFormulario${codigo}`,
    clave,
    datos: { idCarpeta, ...respuestas },
    archivos,
    borrador: borradorDeFormulario(codigo, idCarpeta),
  }
  return presentarUnaVez(db, quien, presentacion, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    if (!loLlenaElPersonal(codigo) && !esTitular(quien, carpeta) && !esAdministrador(quien)) {
      throw new ErrorDePortal(403, SOLO_SU_APLICANTE)
    }
    exigirQueAtienda(quien, carpeta)
    if (esFinal(carpeta.estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
    const { eraObservado } = await grabarFila(tx, idCarpeta, TIPO_DE_FORMULARIO[codigo], quien.idPersona)
    if (eraObservado) await archivarVersion(tx, formulario, idCarpeta)
    const respuesta = await guardar(tx, carpeta)
    await responderConFormulario(tx, quien, carpeta, TIPO_DE_FORMULARIO[codigo])
    await recalcularCompleta(tx, idCarpeta)
    return respuesta
  })
}

/** Marks the folder's row of this form as saved; 409 when it is saved already or the folder does not carry it. */
async function grabarFila(tx: Tx, idCarpeta: number, idFormularioTipo: number, idPersona: number) {
  const deEstaCarpeta = and(
    eq(carpetaFormulario.idCarpeta, idCarpeta),
    eq(carpetaFormulario.idFormularioTipo, idFormularioTipo),
  )
  const [fila] = await tx
    .select({ grabado: carpetaFormulario.grabado, observado: carpetaFormulario.observado })
    .from(carpetaFormulario)
    .where(deEstaCarpeta)
  if (!fila) throw new ErrorDePortal(409, FORMULARIO_AJENO)
  if (fila.grabado) throw new ErrorDePortal(409, FORMULARIO_YA_GRABADO)
  await tx
    .update(carpetaFormulario)
    .set({ grabado: true, observado: false, grabadoEl: new Date(), grabadoPor: idPersona })
    .where(deEstaCarpeta)
  return { eraObservado: fila.observado }
}
