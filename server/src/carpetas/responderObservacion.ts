import {
  FALTA_RESPUESTA,
  OBSERVACION_CERRADA,
  OBSERVACION_RESPONDIDA,
  SOLO_QUIEN_PRESENTO,
} from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { huellaDe, unaSolaVez } from '../plataforma/http/idempotencia.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { type Carpeta, esTitular } from './alcance.ts'
import { insertarSubida } from './archivos.ts'
import { recalcularCompleta } from './completitud.ts'
import { bloquearObservacion, volverSiNadaQueda } from './observaciones.ts'
import { exigirOtraRespuesta, responderRequisito } from './requisitos.ts'

interface Respuesta {
  readonly campos: { readonly idObservacion: number; readonly respuesta?: string | undefined }
  readonly archivos: readonly ArchivoRecibido[]
  readonly clave: string | undefined
  /** Files that a folder takes; 0: as many as are sent. */
  readonly maximo: number
}

const EVENTO = 'RESPUESTA A OBSERVACION'

const CERRAR = `update observacion set situacion = 'RESPONDIDA', cerrada_por = $2, cerrada_el = clock_timestamp()`
const responder = sentencia('responder_observacion', `${CERRAR}, respuesta = $3? where id_observacion = $1`)
const responderDelFormulario = sentencia(
  'responder_con_formulario',
  `${CERRAR}, con_formulario = true
   where id_carpeta = $1 and id_formulario_tipo = $3 and situacion = 'PENDIENTE' returning id_observacion as id`,
)
const responderDeLaCarpeta = sentencia(
  'responder_con_archivos',
  `${CERRAR} where id_carpeta = $1 and situacion = 'PENDIENTE' and id_formulario_tipo is null and id_archivo is null
     and id_requisito is null
   returning id_observacion as id`,
)
const responderDelRequisito = sentencia(
  'responder_del_requisito',
  `${CERRAR}, respuesta = $4?::text, no_corresponde = $4::text is not null
   where id_carpeta = $1 and id_requisito = $3 and situacion = 'PENDIENTE' returning id_observacion as id`,
)
const requisitoObservado = sentencia(
  'requisito_observado',
  `select id_observacion as id from observacion where id_carpeta = $1 and id_requisito = $2 and situacion <> 'RETIRADA' limit 1`,
)
const anotarArchivos = sentencia(
  'archivos_de_respuesta',
  `insert into observacion_archivo (id_observacion, id_archivo)
   select o.id, a.id from unnest($1::integer[]) as o(id), unnest($2::integer[]) as a(id)`,
)

/** The applicant answers one observation: in writing, with files, or both. */
export async function responderObservacion(db: DbRaiz, quien: Identidad, pedido: Respuesta) {
  const { campos, archivos, clave, maximo } = pedido
  const { idObservacion, respuesta } = campos
  const llamada = '/documentacion/responderObservacion'
  const envio = { idPersona: quien.idPersona, clave, llamada, huella: huellaDe(campos, archivos) }
  return enTransaccion(db, quien.idPersona, (tx) =>
    unaSolaVez(tx, envio, async () => {
      const { carpeta, idRequisito, pendiente } = await bloquearObservacion(tx, quien, idObservacion)
      if (!esTitular(quien, carpeta)) throw new ErrorDePortal(403, SOLO_QUIEN_PRESENTO)
      if (!respuesta && archivos.length === 0) throw errorDeCampo('respuesta', FALTA_RESPUESTA)
      if (!pendiente) throw new ErrorDePortal(409, OBSERVACION_CERRADA)
      const { idCarpeta } = carpeta
      const nuevos = await insertarSubida(tx, quien, carpeta, archivos, maximo)
      if (idRequisito && nuevos.length > 0) await responderRequisito(tx, quien, carpeta, idRequisito, nuevos)
      else if (idRequisito) await exigirOtraRespuesta(tx, idCarpeta, idRequisito)
      await responder(tx, idObservacion, quien.idPersona, respuesta || null)
      await anotarArchivos(tx, [idObservacion], nuevos)
      await recalcularCompleta(tx, idCarpeta)
      await volverSiNadaQueda(tx, carpeta, { evento: EVENTO, idPersona: quien.idPersona })
      return { ok: true, message: OBSERVACION_RESPONDIDA }
    }),
  )
}

/**
 * Files sent to a requirement that was observed answer that, and nothing else; any other files, what was observed of the
 * folder as a whole.
 */
export async function responderConArchivos(
  tx: Tx,
  quien: Identidad,
  carpeta: Carpeta,
  archivos: readonly number[],
  idRequisito?: number,
) {
  if (carpeta.estado !== 'OBSERVADO') return
  const { idCarpeta } = carpeta
  const delRequisito = idRequisito && (await requisitoObservado(tx, idCarpeta, idRequisito)).length > 0
  const respondidas = delRequisito
    ? await responderDelRequisito(tx, idCarpeta, quien.idPersona, idRequisito, null)
    : await responderDeLaCarpeta(tx, idCarpeta, quien.idPersona)
  await anotarArchivos(
    tx,
    respondidas.map(({ id }) => id),
    archivos,
  )
  await volverSiNadaQueda(tx, carpeta, { evento: EVENTO, idPersona: quien.idPersona })
}

/** Why a requirement does not correspond answers what was observed of it. */
export async function responderConMotivo(
  tx: Tx,
  quien: Identidad,
  carpeta: Carpeta,
  idRequisito: number,
  motivo: string,
) {
  const respondidas = await responderDelRequisito(tx, carpeta.idCarpeta, quien.idPersona, idRequisito, motivo)
  if (respondidas.length > 0) await volverSiNadaQueda(tx, carpeta, { evento: EVENTO, idPersona: quien.idPersona })
}

/** A form that is sent again answers what was observed of it. */
export async function responderConFormulario(
  tx: Tx,
  quien: Identidad,
  carpeta: Carpeta,
  idFormularioTipo: number,
): Promise<void> {
  const respondidas = await responderDelFormulario(tx, carpeta.idCarpeta, quien.idPersona, idFormularioTipo)
  if (respondidas.length > 0) {
    await volverSiNadaQueda(tx, carpeta, { evento: EVENTO, idPersona: quien.idPersona })
  }
}
