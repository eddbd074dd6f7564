import { CARPETA_NO_ENCONTRADA } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { aniosSinConfirmar } from '@catastro/domain/plazos/relojes'
import { relojesDe } from '../carpetas/vencimiento.ts'
import type { Db } from '../plataforma/base/db.ts'
import { aniosConfirmados } from '../plazos/calendario.ts'

/** Whoever may see the folder was asked before. */
export async function verRelojes(db: Db, idCarpeta: number) {
  const reloj = await relojesDe(db, idCarpeta)
  if (!reloj) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  const { dias, actual } = reloj
  return {
    ciudad: dias.CIUDAD,
    solicitante: dias.SOLICITANTE,
    actual: actual && {
      reloj: actual.reloj,
      plazo: actual.plazo,
      vence: actual.vence,
      aniosSinConfirmar: aniosSinConfirmar(actual, await aniosConfirmados(db)),
    },
  }
}
