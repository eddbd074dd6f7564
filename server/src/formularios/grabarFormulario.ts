import { borradorDeFormulario } from '@catastro/domain/borradores/reglas'
import { CARPETA_CERRADA } from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal } from '@catastro/domain/errores'
import { FORMULARIOS } from '@catastro/domain/formularios/formularios'
import {
  FORMULARIO_AJENO,
  FORMULARIO_ENVIADO,
  FORMULARIO_YA_GRABADO,
  SOLO_SU_APLICANTE,
} from '@catastro/domain/formularios/mensajes'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { bloquearCarpeta, type Carpeta, esTitular, exigirQueAtienda } from '../carpetas/alcance.ts'
import { recalcularCompleta } from '../carpetas/completitud.ts'
import { responderConFormulario } from '../carpetas/responderObservacion.ts'
import { type DbRaiz, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad/identidad.ts'
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
    if (!FORMULARIOS[codigo].delPersonal && !esTitular(quien, carpeta) && !esAdministrador(quien)) {
      throw new ErrorDePortal(403, SOLO_SU_APLICANTE)
    }
    exigirQueAtienda(quien, carpeta)
    if (esFinal(carpeta.estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
    const { eraObservado } = await grabarFila(tx, idCarpeta, FORMULARIOS[codigo].tipo, quien.idPersona)
    if (eraObservado) await archivarVersion(tx, formulario, idCarpeta)
    const respuesta = await guardar(tx, carpeta)
    await responderConFormulario(tx, quien, carpeta, FORMULARIOS[codigo].tipo)
    await recalcularCompleta(tx, idCarpeta)
    return respuesta
  })
}

interface Pedido<J> {
  readonly db: DbRaiz
  readonly quien: Identidad
  readonly json: J
  readonly envio: { readonly clave: string | undefined }
}
/** What comes with the answers: who sends them and when are not the sender's to say. */
interface Encabezado {
  readonly idCarpeta: number
  readonly idPersona?: unknown
  readonly fecha?: unknown
}
type FilaNueva<R> = { readonly idCarpeta: number; readonly idPersona: number } & R

/** Answers the filing of a form whose saving is no more than writing its answers. */
export const grabarRespuestas =
  <R extends object>(formulario: FormularioDeCarpeta, insertar: (tx: Tx, fila: FilaNueva<R>) => Promise<unknown>) =>
  async ({ db, quien, json, envio: { clave } }: Pedido<Encabezado & R>) => {
    const { idCarpeta, idPersona: _, fecha: __, ...resto } = json
    const respuestas = resto as Omit<typeof json, keyof Encabezado> as R
    const envio = { idCarpeta, respuestas, clave }
    const { respuesta } = await grabarFormulario(db, quien, formulario, envio, async (tx) => {
      await insertar(tx, { idCarpeta, idPersona: quien.idPersona, ...respuestas })
      return { ok: true, message: FORMULARIO_ENVIADO }
    })
    return respuesta
  }

const leerFila = sentencia(
  'fila_de_formulario',
  'select grabado, observado from carpeta_formulario where id_carpeta = $1 and id_formulario_tipo = $2',
)
const marcarGrabado = sentencia(
  'marcar_formulario_grabado',
  `update carpeta_formulario set grabado = true, observado = false, grabado_el = $3, grabado_por = $4
   where id_carpeta = $1 and id_formulario_tipo = $2`,
)

/** Marks the folder's row of this form as saved; 409 when it is saved already or the folder does not carry it. */
async function grabarFila(tx: Tx, idCarpeta: number, idFormularioTipo: number, idPersona: number) {
  const [fila] = await leerFila(tx, idCarpeta, idFormularioTipo)
  if (!fila) throw new ErrorDePortal(409, FORMULARIO_AJENO)
  if (fila.grabado) throw new ErrorDePortal(409, FORMULARIO_YA_GRABADO)
  await marcarGrabado(tx, idCarpeta, idFormularioTipo, new Date(), idPersona)
  return { eraObservado: fila.observado }
}
