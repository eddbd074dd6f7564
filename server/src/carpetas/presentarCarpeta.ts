import { antesDePresentar, textoDeFaltante } from '@catastro/domain/carpetas/faltantes'
import {
  CARPETA_CERRADA,
  faltaParaPresentar,
  OTRO_LA_MOVIO,
  SOLO_SE_PRESENTA_LA_PROPIA,
} from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearCarpeta, esTitular } from './alcance.ts'
import { avisarMovimiento } from './avisarMovimiento.ts'
import { faltantesDe, recalcularCompleta } from './completitud.ts'

const presentar = sentencia(
  'presentar_carpeta',
  'update carpeta set presentada = true where id_carpeta = $1 and not presentada',
)

/** The papers of a locked folder do not wait any more. Whoever calls it works out again whether it is complete. */
export const darPorPresentada = (tx: Tx, idCarpeta: number) => presentar(tx, idCarpeta)

/** Its applicant files a folder. Filed already, there is nothing to do. */
export async function presentarCarpeta(
  db: DbRaiz,
  quien: Identidad,
  { idCarpeta, version }: { readonly idCarpeta: number; readonly version?: number | undefined },
): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    if (!esTitular(quien, carpeta)) throw new ErrorDePortal(403, SOLO_SE_PRESENTA_LA_PROPIA)
    if (esFinal(carpeta.estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
    if (carpeta.completa) return
    if (version !== undefined && version !== carpeta.version) throw new ErrorDePortal(409, OTRO_LA_MOVIO)
    const faltan = antesDePresentar(await faltantesDe(tx, idCarpeta))
    if (faltan.length > 0) throw new ErrorDePortal(409, faltaParaPresentar(faltan.map(textoDeFaltante)))
    await darPorPresentada(tx, idCarpeta)
    await recalcularCompleta(tx, idCarpeta)
    await avisarMovimiento(tx, { idCarpeta, hacia: carpeta.estado, evento: 'COMPLETADA' })
  })
}
