import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { agregarDomicilio as llamadaDomicilio } from '@catastro/domain/personas/llamadas'
import {
  DOMICILIO_YA_GUARDADO,
  OTRO_PROFESIONAL,
  PROFESIONAL_NO_ENCONTRADO,
  PROPIETARIO_NO_ENCONTRADO,
} from '@catastro/domain/personas/mensajes'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { firmada } from '../plataforma/base/tablasDeReferencia.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad/identidad.ts'

type Domicilio = Recibido<typeof llamadaDomicilio>['json']

/** Whether an owner's number is this person's to use: the folders know. */
export type AlcanzaPropietario = (tx: Tx, quien: Identidad, idPropietario: number) => Promise<boolean>

const BLOQUEAR = {
  profesional: sentencia(
    'bloquear_domicilio_de_profesional',
    'select domicilio from profesional where id_profesional = $1 for update',
  ),
  propietario: sentencia(
    'bloquear_domicilio_de_propietario',
    'select domicilio from propietario where id_propietario = $1 for update',
  ),
}
const GUARDAR = {
  profesional: sentencia(
    'guardar_domicilio_de_profesional',
    `update profesional set domicilio = $2, ${firmada('$3')} where id_profesional = $1`,
  ),
  propietario: sentencia(
    'guardar_domicilio_de_propietario',
    `update propietario set domicilio = $2, motivo_del_domicilio = null, ${firmada('$3')} where id_propietario = $1`,
  ),
}

/** Saves the address of an owner or a professional. Once saved it is locked for all but an ADMINISTRADOR (S-14). */
export async function agregarDomicilio(
  db: DbRaiz,
  quien: Identidad,
  { Domicilio, Id, rol }: Domicilio,
  alcanza: AlcanzaPropietario,
): Promise<void> {
  const administra = esAdministrador(quien)
  if (rol === 'profesional' && Id !== quien.idProfesional && !administra) throw new ErrorDePortal(403, OTRO_PROFESIONAL)
  await enTransaccion(db, quien.idPersona, async (tx) => {
    if (rol === 'propietario' && !(await alcanza(tx, quien, Id)))
      throw new ErrorDePortal(404, PROPIETARIO_NO_ENCONTRADO)
    const guardado = (await BLOQUEAR[rol](tx, Id))[0]?.domicilio
    if (guardado === undefined) {
      throw new ErrorDePortal(404, rol === 'profesional' ? PROFESIONAL_NO_ENCONTRADO : PROPIETARIO_NO_ENCONTRADO)
    }
    if (guardado === Domicilio) return
    // One's own is a professional's as any other: nobody unlocks it for themselves.
    const propio = rol === 'profesional' && Id === quien.idProfesional
    if (guardado !== null && (propio || !administra)) throw new ErrorDePortal(409, DOMICILIO_YA_GUARDADO)
    await GUARDAR[rol](tx, Id, Domicilio, quien.idPersona)
  })
}
