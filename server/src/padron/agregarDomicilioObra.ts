import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import type { agregarDomicilioObra as llamadaObra } from '@catastro/domain/padron/llamadas'
import { and, eq } from 'drizzle-orm'
import { calle, inmuebleTipo } from '../catalogos/tablas.ts'
import { type DbRaiz, enTransaccion } from '../plataforma/db.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { domicilio } from './tablas.ts'

type DomicilioDeObra = Recibido<typeof llamadaObra>['json']

/** Saves a works address typed by hand. It belongs to whoever typed it. Returns idDomicilio. */
export async function agregarDomicilioObra(db: DbRaiz, quien: Identidad, d: DomicilioDeObra): Promise<number> {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const [laCalle] = await tx
      .select({ calle: calle.calle })
      .from(calle)
      .where(and(eq(calle.idCalle, d.idCalle), eq(calle.estado, true)))
    if (!laCalle) throw errorDeCampo('idCalle', predicado('no existe'), 404)
    if (d.idInmuebleTipo) {
      const [tipo] = await tx
        .select({ id: inmuebleTipo.idInmuebleTipo })
        .from(inmuebleTipo)
        .where(eq(inmuebleTipo.idInmuebleTipo, d.idInmuebleTipo))
      if (!tipo) throw errorDeCampo('idInmuebleTipo', predicado('no existe'), 404)
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
