import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { agregarDomicilio as llamadaDomicilio } from '@catastro/domain/personas/llamadas'
import {
  DOMICILIO_YA_GUARDADO,
  OTRO_PROFESIONAL,
  PROFESIONAL_NO_ENCONTRADO,
  PROPIETARIO_NO_ENCONTRADO,
} from '@catastro/domain/personas/mensajes'
import { eq } from 'drizzle-orm'
import { type DbRaiz, enTransaccion, type Tx } from '../plataforma/db.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad.ts'
import { profesional, propietario } from './tablas.ts'

type Domicilio = Recibido<typeof llamadaDomicilio>['json']

/** Whether an owner's number is this person's to use: the folders know. */
export type AlcanzaPropietario = (tx: Tx, quien: Identidad, idPropietario: number) => Promise<boolean>

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
    const guardado = rol === 'profesional' ? await domicilioDeProfesional(tx, Id) : await domicilioDePropietario(tx, Id)
    if (guardado === undefined) {
      throw new ErrorDePortal(404, rol === 'profesional' ? PROFESIONAL_NO_ENCONTRADO : PROPIETARIO_NO_ENCONTRADO)
    }
    if (guardado === Domicilio) return
    // One's own is a professional's as any other: nobody unlocks it for themselves.
    const propio = rol === 'profesional' && Id === quien.idProfesional
    if (guardado !== null && (propio || !administra)) throw new ErrorDePortal(409, DOMICILIO_YA_GUARDADO)
    const cambio = { domicilio: Domicilio, usrmod: quien.idPersona, modificadoEl: new Date() }
    if (rol === 'profesional') await tx.update(profesional).set(cambio).where(eq(profesional.idProfesional, Id))
    else await tx.update(propietario).set(cambio).where(eq(propietario.idPropietario, Id))
  })
}

const domicilioDeProfesional = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ domicilio: profesional.domicilio })
      .from(profesional)
      .where(eq(profesional.idProfesional, id))
      .for('update')
  )[0]?.domicilio

const domicilioDePropietario = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ domicilio: propietario.domicilio })
      .from(propietario)
      .where(eq(propietario.idPropietario, id))
      .for('update')
  )[0]?.domicilio
