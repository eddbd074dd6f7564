import { CARPETA_CERRADA, REQUISITO_OBLIGATORIO } from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearCarpeta, type Carpeta, esTitular, exigirQueDecida } from './alcance.ts'
import { recalcularCompleta } from './completitud.ts'
import { desdecir, exigirQueCambie } from './requisitos.ts'
import { responderConMotivo } from './responderObservacion.ts'

const decir = sentencia(
  'requisito_no_corresponde',
  `insert into requisito_no_corresponde (id_carpeta, id_requisito, motivo, dicho_por) values ($1, $2, $3, $4)
   on conflict (id_carpeta, id_requisito) do update
   set motivo = excluded.motivo, dicho_por = excluded.dicho_por, dicho_el = clock_timestamp()`,
)

/** Of a complete folder, an obligatory requirement does not remain without an answer: only a file takes its place. */
async function volverACorresponder(
  tx: Tx,
  { idCarpeta, completa }: Carpeta,
  { idRequisito, obligatorio }: { readonly idRequisito: number; readonly obligatorio: boolean },
) {
  if (completa && obligatorio) throw new ErrorDePortal(409, REQUISITO_OBLIGATORIO)
  await desdecir(tx, idCarpeta, idRequisito)
}

export interface NoCorresponde {
  readonly idCarpeta: number
  readonly idRequisito: number
  readonly motivo: string
}

/**
 * Whoever adds files to a folder says that a requirement is none of it, and why; without a reason, that it is after all.
 * Its applicant's reason answers what was observed of the requirement.
 */
export async function decirQueNoCorresponde(db: DbRaiz, quien: Identidad, pedido: NoCorresponde): Promise<void> {
  const { idCarpeta, idRequisito, motivo } = pedido
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    if (!esTitular(quien, carpeta)) exigirQueDecida(quien, carpeta)
    if (esFinal(carpeta.estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
    const respuesta = motivo === '' ? 'sí corresponde' : 'no corresponde'
    const { obligatorio } = await exigirQueCambie(tx, quien, carpeta, idRequisito, respuesta)
    if (motivo === '') await volverACorresponder(tx, carpeta, { idRequisito, obligatorio })
    else await decir(tx, idCarpeta, idRequisito, motivo, quien.idPersona)
    await recalcularCompleta(tx, idCarpeta)
    if (motivo !== '' && esTitular(quien, carpeta)) await responderConMotivo(tx, quien, carpeta, idRequisito, motivo)
  })
}
