import { OTRO_PROFESIONAL } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type {
  agregarDomicilio as llamadaDomicilio,
  agregarDomicilioObra as llamadaObra,
} from '@catastro/domain/personas/llamadas'
import {
  DOMICILIO_YA_GUARDADO,
  PROFESIONAL_NO_ENCONTRADO,
  PROPIETARIO_NO_ENCONTRADO,
} from '@catastro/domain/personas/mensajes'
import { and, eq } from 'drizzle-orm'
import { esAdministrador, type Identidad } from '../acceso/identidad.ts'
import { calle, inmuebleTipo } from '../catalogos/tablas.ts'
import { domicilio } from '../padron/tablas.ts'
import { type DbRaiz, enTransaccion, type Tx } from '../plataforma/db.ts'
import { profesional, propietario } from './tablas.ts'

type Domicilio = Recibido<typeof llamadaDomicilio>['json']
type DomicilioDeObra = Recibido<typeof llamadaObra>['json']

/** Saves the address of an owner or a professional. Once saved it is locked for all but an ADMINISTRADOR (S-14). */
export async function agregarDomicilio(db: DbRaiz, quien: Identidad, { Domicilio, Id, rol }: Domicilio): Promise<void> {
  const administra = esAdministrador(quien)
  if (rol === 'profesional' && Id !== quien.idProfesional && !administra) throw new ErrorDePortal(403, OTRO_PROFESIONAL)
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const guardado = rol === 'profesional' ? await domicilioDeProfesional(tx, Id) : await domicilioDePropietario(tx, Id)
    if (guardado === undefined) {
      throw new ErrorDePortal(404, rol === 'profesional' ? PROFESIONAL_NO_ENCONTRADO : PROPIETARIO_NO_ENCONTRADO)
    }
    if (guardado === Domicilio) return
    if (guardado !== null && !administra) throw new ErrorDePortal(409, DOMICILIO_YA_GUARDADO)
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

/** Saves a works address typed by hand. It belongs to whoever typed it. Returns idDomicilio. */
export async function agregarDomicilioObra(db: DbRaiz, quien: Identidad, d: DomicilioDeObra): Promise<number> {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const [laCalle] = await tx
      .select({ calle: calle.calle })
      .from(calle)
      .where(and(eq(calle.idCalle, d.idCalle), eq(calle.estado, true)))
    if (!laCalle) throw errorDeCampo('idCalle', 'no existe', 404)
    if (d.idInmuebleTipo) {
      const [tipo] = await tx
        .select({ id: inmuebleTipo.idInmuebleTipo })
        .from(inmuebleTipo)
        .where(eq(inmuebleTipo.idInmuebleTipo, d.idInmuebleTipo))
      if (!tipo) throw errorDeCampo('idInmuebleTipo', 'no existe', 404)
    }
    const [fila] = await tx
      .insert(domicilio)
      .values({
        idCalle: d.idCalle,
        calleTexto: laCalle.calle,
        nroPuerta: d.NroPuerta,
        piso: d.Piso ?? '',
        departamento: d.Departamento ?? '',
        seccion: d.Seccion ?? '',
        manzana: d.Manzana ?? '',
        parcela: d.Parcela ?? '',
        distrito: d.Distrito ?? '',
        dominio: d.Dominio ?? '',
        padron: d.Padron,
        idInmuebleTipo: d.idInmuebleTipo ?? null,
        idPersonaAlta: quien.idPersona,
        origen: 'MANUAL',
      })
      .returning({ idDomicilio: domicilio.idDomicilio })
    if (!fila) throw new Error('El alta de un domicilio no devolvió su número')
    return fila.idDomicilio
  })
}
