import {
  ARCHIVOS_ENVIADOS,
  CARPETA_CERRADA,
  NO_ES_DE_ESTA_CARPETA,
  SIN_ARCHIVOS,
} from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { claseDeSubida } from '@catastro/domain/carpetas/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { OTRA_PERSONA, OTRO_PROFESIONAL } from '@catastro/domain/personas/mensajes'
import { type DbRaiz, enTransaccion } from '../plataforma/base/db.ts'
import { huellaDe, unaSolaVez } from '../plataforma/http/idempotencia.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearCarpeta, esTitular, exigirQueAtienda } from './alcance.ts'
import { insertarSubida } from './archivos.ts'
import { recalcularCompleta } from './completitud.ts'
import { darPorPresentada } from './presentarCarpeta.ts'
import { quitarPapel } from './quitarArchivo.ts'
import { responderRequisito } from './requisitos.ts'
import { responderConArchivos } from './responderObservacion.ts'

interface Subida {
  readonly llamada: string
  readonly clave: string | undefined
  readonly campos: {
    readonly idCarpeta: number
    readonly idProfesional?: string | undefined
    readonly idPersona?: string | undefined
    readonly idRequisito?: number | undefined
    readonly sinPresentar?: 0 | 1 | undefined
    readonly reemplaza?: number | undefined
    readonly fecha?: string | undefined
  }
  readonly archivos: readonly ArchivoRecibido[]
  /** Files that a folder takes; 0: as many as are sent. */
  readonly maximo: number
}

/**
 * Adds files to a folder. While it awaits payment they are its proof; an applicant's files answer an observation.
 * Those that answer a requirement or say so wait for their folder to be filed; any others file it, as programs that know
 * nothing of that expect.
 */
export async function subirArchivos(db: DbRaiz, quien: Identidad, subida: Subida) {
  const { archivos, campos } = subida
  // When it was sent, said anew by whoever tries again what they had no answer of, is not what was sent.
  const { fecha: _, ...enviado } = campos
  if (!esPersonal(quien)) soloPropios(quien, campos)
  const envio = {
    idPersona: quien.idPersona,
    clave: subida.clave,
    llamada: subida.llamada,
    huella: huellaDe(enviado, archivos),
  }
  return enTransaccion(db, quien.idPersona, (tx) =>
    unaSolaVez(tx, envio, async () => {
      const carpeta = await bloquearCarpeta(tx, quien, campos.idCarpeta)
      exigirQueAtienda(quien, carpeta)
      if (archivos.length === 0) throw errorDeCampo('files', SIN_ARCHIVOS)
      if (esFinal(carpeta.estado)) throw new ErrorDePortal(409, CARPETA_CERRADA)
      if (campos.reemplaza && !(await quitarPapel(tx, quien, carpeta, campos.reemplaza))) {
        throw errorDeCampo('reemplaza', NO_ES_DE_ESTA_CARPETA)
      }
      const nuevos = await insertarSubida(tx, quien, carpeta, archivos, subida.maximo)
      const esperan = campos.idRequisito !== undefined || campos.sinPresentar === 1
      if (!esperan && claseDeSubida(carpeta.estado) === 'DOCUMENTO') await darPorPresentada(tx, carpeta.idCarpeta)
      if (campos.idRequisito) await responderRequisito(tx, quien, carpeta, campos.idRequisito, nuevos)
      await recalcularCompleta(tx, carpeta.idCarpeta)
      if (esTitular(quien, carpeta)) await responderConArchivos(tx, quien, carpeta, nuevos, campos.idRequisito)
      return { ok: true, message: ARCHIVOS_ENVIADOS }
    }),
  )
}

/** One's own number belongs in these fields; another's is refused even beside one's own folder (S-6). */
function soloPropios(quien: Identidad, { idProfesional, idPersona }: Subida['campos']): void {
  if (idProfesional && Number(idProfesional) !== quien.idProfesional) throw new ErrorDePortal(403, OTRO_PROFESIONAL)
  if (idPersona && Number(idPersona) !== quien.idPersona) throw new ErrorDePortal(403, OTRA_PERSONA)
}
