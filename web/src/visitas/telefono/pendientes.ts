import { almacen, cambiando } from './almacen.ts'
import type { FotoGuardada, VisitaGuardada } from './tipos.ts'

/** Something signed that the portal has not said yet that it has. */
export type Pendiente =
  | { readonly clase: 'resultado'; readonly visita: VisitaGuardada }
  | { readonly clase: 'foto'; readonly foto: FotoGuardada }

export const rechazoDe = (cosa: Pendiente) => (cosa.clase === 'resultado' ? cosa.visita : cosa.foto).rechazo

/** Each visit's result before its photos, the first signed first. */
export async function pendientesDe(idPersona: number): Promise<readonly Pendiente[]> {
  const tx = (await almacen()).transaction(['visitas', 'fotos'])
  const [visitas, fotos] = await Promise.all([
    tx.objectStore('visitas').index('deQuien').getAll(idPersona),
    tx.objectStore('fotos').index('deQuien').getAll(idPersona),
  ])
  await tx.done
  return visitas
    .filter(({ firmada }) => firmada !== null)
    .sort((a, b) => (a.firmada?.el ?? '').localeCompare(b.firmada?.el ?? ''))
    .flatMap((visita): Pendiente[] => [
      ...(visita.recibo ? [] : [{ clase: 'resultado' as const, visita }]),
      ...fotos
        .filter((foto) => foto.idVisita === visita.idVisita && foto.recibo === null)
        .sort((a, b) => a.tomadaEl.localeCompare(b.tomadaEl))
        .map((foto) => ({ clase: 'foto' as const, foto })),
    ])
}

/** The portal has it: only now does the phone let go of a photo's bytes. */
export const anotarRecibo = (cosa: Pendiente, recibo: NonNullable<VisitaGuardada['recibo']>): Promise<void> =>
  cambiar(cosa, { recibo, rechazo: null }, { recibo, rechazo: null, bytes: null })

/** It is kept, and not sent again by itself. */
export const anotarRechazo = (cosa: Pendiente, rechazo: string | null): Promise<void> =>
  cambiar(cosa, { rechazo }, { rechazo })

const cambiar = (cosa: Pendiente, visita: Partial<VisitaGuardada>, foto: Partial<FotoGuardada>) =>
  cambiando(async () => {
    const tx = (await almacen()).transaction(['visitas', 'fotos'], 'readwrite', { durability: 'strict' })
    if (cosa.clase === 'resultado') {
      const previa = await tx.objectStore('visitas').get([cosa.visita.idPersona, cosa.visita.idVisita])
      if (previa) tx.objectStore('visitas').put({ ...previa, ...visita })
    } else {
      const previa = await tx.objectStore('fotos').get(cosa.foto.id)
      if (previa) tx.objectStore('fotos').put({ ...previa, ...foto })
    }
    await tx.done
  })
