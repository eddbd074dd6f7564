import { mostrarImporte } from '@catastro/domain/dinero'
import { comoSePagaEl29, pagueEl29 } from '@catastro/domain/elevadores/mensajes'
import type { PorPagar } from '@catastro/domain/inicio/llamadas'
import { dondeSePagaHoy } from '../ciudad/dondeSePaga.ts'
import { inscripcionesSinPagar } from '../elevadores/registros.ts'
import type { Db } from '../plataforma/base/db.ts'

/** The registrations of form 29 that this person sent and that are not paid: how much, and where. */
export async function inscripcionesPorPagar(db: Db, idPersona: number): Promise<PorPagar[]> {
  const filas = await inscripcionesSinPagar(db, idPersona)
  if (filas.length === 0) return []
  const comoSePaga = comoSePagaEl29(await dondeSePagaHoy(db))
  return filas.map(({ idFormulario29, empresa, importe }) => ({
    texto: pagueEl29(empresa, mostrarImporte(importe), idFormulario29),
    comoSePaga,
    ruta: `/elevadores/registro/29/${idFormulario29}`,
  }))
}
