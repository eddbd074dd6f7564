import { almacen, cambiando } from './almacen.ts'
import type { FilaDeFoto, FilaDeResultado } from './esquema.ts'
import { filaDeFoto } from './fotosGuardadas.ts'
import { losDe } from './papeles.ts'
import { abrir, abrirTodas, cerrar } from './sellado.ts'
import type { FotoGuardada, Recibido, VisitaEnviada, VisitaGuardada } from './tipos.ts'
import { comoVisita, filaDe } from './visitasGuardadas.ts'

/** Something signed that the portal has not said yet that it has. */
export type Pendiente =
  | { readonly clase: 'resultado'; readonly visita: VisitaGuardada }
  | { readonly clase: 'foto'; readonly foto: FotoGuardada }

export const rechazoDe = (cosa: Pendiente) => (cosa.clase === 'resultado' ? cosa.visita : cosa.foto).rechazo

async function filasFirmadas() {
  const tx = (await almacen()).transaction(['resultados', 'fotografias'])
  const [resultados, fotos] = await Promise.all([
    tx.objectStore('resultados').getAll(),
    tx.objectStore('fotografias').getAll(),
  ])
  await tx.done
  const firmadas = <F extends FilaDeResultado | FilaDeFoto>(filas: readonly F[]) =>
    filas.filter(({ firmadaEl }) => firmadaEl !== null)
  return { resultados: firmadas(resultados), fotos: firmadas(fotos) }
}

/** Each visit's result before its photos, the first signed first. */
export async function pendientesDe(idPersona: number): Promise<readonly Pendiente[]> {
  const { resultados, fotos } = await filasFirmadas()
  const suyas = <F extends { readonly idPersona: number }>(filas: readonly F[]) =>
    filas.filter((fila) => fila.idPersona === idPersona)
  const visitas = (await abrirTodas<VisitaGuardada, FilaDeResultado>('resultados', suyas(resultados))).filter(
    ({ dato }) => dato.firmada !== null,
  )
  const deFotos = await abrirTodas<FotoGuardada, FilaDeFoto>('fotografias', suyas(fotos))
  const orden = [...visitas, ...deFotos].map(({ fila }) => `${fila.firmadaEl} ${fila.idVisita}`)
  return [...new Set(orden)].sort().flatMap((turno): Pendiente[] => {
    const delTurno = ({ fila }: { readonly fila: FilaDeResultado | FilaDeFoto }) =>
      `${fila.firmadaEl} ${fila.idVisita}` === turno
    return [
      ...visitas.filter(delTurno).map(({ fila, dato }) => ({
        clase: 'resultado' as const,
        visita: comoVisita(fila, dato),
      })),
      ...deFotos
        .filter(delTurno)
        .map(({ dato }) => dato)
        .sort((a, b) => a.tomadaEl.localeCompare(b.tomadaEl))
        .map((foto) => ({ clase: 'foto' as const, foto })),
    ]
  })
}

/** Whether there is something to send, without opening anything: what was refused is not sent by itself. */
export async function hayPorEnviar(idPersona: number): Promise<boolean> {
  const { resultados, fotos } = await filasFirmadas()
  return [...resultados, ...fotos].some((fila) => fila.idPersona === idPersona && !fila.rechazada)
}

/** How many things that others signed wait on this phone: nobody opens them but them. */
export async function firmadasPorOtros(idPersona: number): Promise<number> {
  const { resultados, fotos } = await filasFirmadas()
  const ajenas = [...resultados, ...fotos].filter((fila) => fila.idPersona !== idPersona)
  return new Set(ajenas.map((fila) => `${fila.idPersona} ${fila.idVisita}`)).size
}

/** How many were begun and not signed: they go with the session. */
export async function sinFirmarDe(idPersona: number): Promise<number> {
  const filas = await (await almacen()).getAllFromIndex('resultados', 'deQuien', idPersona)
  return filas.filter(({ firmadaEl }) => firmadaEl === null).length
}

/** How many photos a signed result names. */
export function fotosQueNombra({ firmada }: Pick<VisitaGuardada, 'firmada'>): number {
  const { fotos } = JSON.parse(firmada?.contenido ?? '{}') as { fotos?: readonly string[] }
  return fotos?.length ?? 0
}

/** The portal has it: the phone lets go of it at once, and remembers of a result only that it was sent. */
export const anotarRecibo = (cosa: Pendiente, recibo: Recibido): Promise<void> =>
  cambiando(() =>
    cosa.clase === 'resultado' ? resultadoRecibido(cosa.visita, recibo) : fotoRecibida(cosa.foto, recibo),
  )

const aparteDe = ({ situacion, motivo }: Recibido): readonly string[] =>
  situacion === 'APARTADA' ? [motivo ?? 'no coincide con lo que ya tenía'] : []

const filaDeEnviada = (enviada: VisitaEnviada) => {
  const { idPersona, idVisita } = enviada
  return cerrar('enviadas', { idPersona, idVisita }, enviada)
}

async function resultadoRecibido(visita: VisitaGuardada, recibo: Recibido) {
  const { idPersona, idVisita, firmada } = visita
  const firmadaEl = firmada?.el ?? ''
  const apartes = aparteDe(recibo)
  const fila = await filaDeEnviada({ idPersona, idVisita, firmadaEl, fotos: fotosQueNombra(visita), recibo, apartes })
  const tx = (await almacen()).transaction(['resultados', 'enviadas', 'papeles'], 'readwrite', { durability: 'strict' })
  await Promise.all([
    tx.objectStore('papeles').delete(losDe(idPersona, visita.visita.idCarpeta)),
    tx.objectStore('resultados').delete([idPersona, idVisita]),
    tx.objectStore('enviadas').put(fila),
    tx.done,
  ])
}

async function fotoRecibida({ id, idPersona, idVisita }: FotoGuardada, recibo: Recibido) {
  const aparte = aparteDe(recibo)
  const previa = aparte.length > 0 ? await (await almacen()).get('enviadas', [idPersona, idVisita]) : undefined
  const enviada = previa && (await abrir<VisitaEnviada>('enviadas', previa))
  const fila = enviada && (await filaDeEnviada({ ...enviada, apartes: [...enviada.apartes, ...aparte] }))
  const tiendas = ['fotografias', 'bytes', 'enviadas'] as const
  const tx = (await almacen()).transaction(tiendas, 'readwrite', { durability: 'strict' })
  await Promise.all([
    tx.objectStore('fotografias').delete(id),
    tx.objectStore('bytes').delete(id),
    fila ? tx.objectStore('enviadas').put(fila) : null,
    tx.done,
  ])
}

/** It is kept, and not sent again by itself. */
export const anotarRechazo = (cosa: Pendiente, rechazo: string | null): Promise<void> =>
  cambiando(() =>
    cosa.clase === 'resultado' ? resultadoRechazado(cosa.visita, rechazo) : fotoRechazada(cosa.foto, rechazo),
  )

async function resultadoRechazado(visita: VisitaGuardada, rechazo: string | null) {
  const fila = await filaDe({ ...visita, rechazo })
  const tx = (await almacen()).transaction('resultados', 'readwrite', { durability: 'strict' })
  const previa = await tx.store.getKey([visita.idPersona, visita.idVisita])
  await Promise.all([previa ? tx.store.put(fila) : null, tx.done])
}

async function fotoRechazada(foto: FotoGuardada, rechazo: string | null) {
  const previa = await (await almacen()).get('fotografias', foto.id)
  const fila = await filaDeFoto({ ...foto, rechazo }, previa?.firmadaEl ?? null)
  const tx = (await almacen()).transaction('fotografias', 'readwrite', { durability: 'strict' })
  const esta = await tx.store.getKey(foto.id)
  await Promise.all([esta ? tx.store.put(fila) : null, tx.done])
}
