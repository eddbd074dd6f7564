import type { IDBPDatabase } from 'idb'
import { leerPorRetomar, leerRecordada, RESPUESTAS_SIN_RED } from '../../red/almacen.ts'
import { cifrar, type DeQue, deQueEs, llaveNueva } from './cifra.ts'
import { type Almacen, DEL_TELEFONO } from './esquema.ts'
import type { FotoGuardada, VisitaGuardada } from './tipos.ts'

/*
 * The portal before this one kept everything in clear: at the first start of this one, with signal or without, what the
 * portal has and what somebody else left unsigned goes, and the rest is sealed with a key of the phone's own, until its
 * person's comes (`pasarALaSuya`). One visit at a time: cut in the middle, it goes on where it was.
 */

interface VisitaDeAntes extends VisitaGuardada {
  readonly recibo: object | null
}
interface FotoDeAntes extends FotoGuardada {
  readonly recibo: object | null
  readonly bytes: Blob | null
}
const VIEJAS = ['visitas', 'fotos']

export async function mudar(base: IDBPDatabase<Almacen>): Promise<void> {
  const idPersona = leerRecordada()?.idPersona ?? leerPorRetomar()?.idPersona
  const sinTipos = base as unknown as IDBPDatabase
  if (sinTipos.objectStoreNames.contains('visitas')) await mudarVisitas(sinTipos, idPersona)
  await mudarDias(sinTipos, idPersona)
}

/** The same in all tabs. */
async function llaveDelTelefono(base: IDBPDatabase): Promise<CryptoKey> {
  const nueva = await llaveNueva()
  const tx = base.transaction('llaves', 'readwrite')
  const tenida: CryptoKey | undefined = await tx.store.get(DEL_TELEFONO)
  if (!tenida) tx.store.put(nueva, DEL_TELEFONO)
  await tx.done
  return tenida ?? nueva
}

const sellar =
  (llave: CryptoKey) =>
  async <I extends DeQue>(tienda: string, ids: I, datos: BufferSource) => ({
    ...ids,
    ...(await cifrar(llave, deQueEs(tienda, ids), datos)),
    delTelefono: true,
  })
const enBytes = (dato: object) => new TextEncoder().encode(JSON.stringify(dato))

async function mudarVisitas(base: IDBPDatabase, yo: number | undefined) {
  const visitas: VisitaDeAntes[] = await base.getAll('visitas')
  const fotos: FotoDeAntes[] = await base.getAll('fotos')
  if (visitas.length + fotos.length === 0) return
  const cerrar = sellar(await llaveDelTelefono(base))
  for (const { recibo, ...visita } of visitas) {
    const { idPersona, idVisita, idResultado, firmada } = visita
    const queda = firmada !== null || idPersona === yo
    const firmadaEl = firmada?.el ?? null
    const deEsta = fotos.filter((foto) => foto.idPersona === idPersona && foto.idVisita === idVisita)
    // What was refused is tried again: the portal takes now what it did not.
    const ids = { idPersona, idVisita, idResultado, firmadaEl, rechazada: false }
    const fila =
      queda && recibo === null ? await cerrar('resultados', ids, enBytes({ ...visita, rechazo: null })) : null
    const suyas = await Promise.all((queda ? deEsta : []).map((foto) => filasDeFoto(cerrar, foto, firmadaEl)))
    const tx = base.transaction([...VIEJAS, 'resultados', 'fotografias', 'bytes'], 'readwrite', {
      durability: 'strict',
    })
    // Another tab did it.
    if (!(await tx.objectStore('visitas').get([idPersona, idVisita]))) continue
    if (fila) tx.objectStore('resultados').put(fila)
    for (const { meta, bytes } of suyas.flatMap((una) => una ?? [])) {
      tx.objectStore('fotografias').put(meta)
      tx.objectStore('bytes').put(bytes)
    }
    for (const { id } of deEsta) tx.objectStore('fotos').delete(id)
    tx.objectStore('visitas').delete([idPersona, idVisita])
    await tx.done
  }
  // Of no visit: nothing names them.
  await base.clear('fotos')
}

/** Null of one that the portal has. */
async function filasDeFoto(
  cerrar: ReturnType<typeof sellar>,
  { recibo, bytes, ...foto }: FotoDeAntes,
  firmadaEl: string | null,
) {
  if (recibo !== null || bytes === null) return null
  const { id, idPersona, idVisita } = foto
  const ids = { id, idPersona, idVisita, firmadaEl, rechazada: false }
  return {
    meta: await cerrar('fotografias', ids, enBytes({ ...foto, rechazo: null })),
    bytes: await cerrar('bytes', { id, idPersona }, await bytes.arrayBuffer()),
  }
}

/** The days that were kept as answers. */
async function mudarDias(base: IDBPDatabase, yo: number | undefined) {
  if (!('caches' in globalThis) || !(await caches.has(RESPUESTAS_SIN_RED))) return
  const guardadas = await caches.open(RESPUESTAS_SIN_RED)
  for (const pedido of await guardadas.keys()) {
    const [, de, dia] = /dia-de-visitas-(\d+)-([\d-]+)$/.exec(pedido.url) ?? []
    if (yo === undefined || Number(de) !== yo || dia === undefined) continue
    const respuesta = await guardadas.match(pedido)
    if (!respuesta) continue
    const cerrar = sellar(await llaveDelTelefono(base))
    await base.put('dias', await cerrar('dias', { idPersona: yo, dia }, await respuesta.arrayBuffer()))
  }
  await caches.delete(RESPUESTAS_SIN_RED)
}
