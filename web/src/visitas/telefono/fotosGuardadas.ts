import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { YA_FIRMADA } from '../mensajes.ts'
import { almacen, cambiando } from './almacen.ts'
import type { FilaDeBytes, FilaDeFoto } from './esquema.ts'
import { sha256 } from './huella.ts'
import { abrirBytes, abrirTodas, cerrar, cerrarBytes } from './sellado.ts'
import type { FotoGuardada, VisitaGuardada } from './tipos.ts'

export async function fotosDeVisita(idPersona: number, idVisita: number): Promise<readonly FotoGuardada[]> {
  const filas = await (await almacen()).getAllFromIndex('fotografias', 'deVisita', [idPersona, idVisita])
  const fotos = (await abrirTodas<FotoGuardada>('fotografias', filas)).map(({ dato }) => dato)
  return fotos.sort((a, b) => a.tomadaEl.localeCompare(b.tomadaEl))
}

/** Everything of one inspector, each with when its visit was signed. */
export async function fotosDe(idPersona: number) {
  const filas = await (await almacen()).getAllFromIndex('fotografias', 'deQuien', idPersona)
  const fotos = await abrirTodas<FotoGuardada, FilaDeFoto>('fotografias', filas)
  return fotos.map(({ fila, dato }) => ({ ...dato, firmadaEl: fila.firmadaEl }))
}

/** As it was taken. */
export async function bytesDe({ id }: Pick<FotoGuardada, 'id'>): Promise<Blob> {
  const fila = await (await almacen()).get('bytes', id)
  if (!fila) throw new Error(`De la foto ${id} no están los bytes`)
  return new Blob([await abrirBytes('bytes', fila)], { type: 'image/jpeg' })
}

/** As it is kept. */
export const filaDeFoto = (foto: FotoGuardada, firmadaEl: string | null): Promise<FilaDeFoto> => {
  const { id, idPersona, idVisita, rechazo } = foto
  return cerrar('fotografias', { id, idPersona, idVisita, firmadaEl, rechazada: rechazo !== null }, foto)
}
export const filaDeBytes = ({ id, idPersona }: FotoGuardada, bytes: ArrayBuffer): Promise<FilaDeBytes> =>
  cerrarBytes('bytes', { id, idPersona }, bytes)

/** A photo just taken, kept as it will be sent. */
export async function agregarFoto(
  visita: Pick<VisitaGuardada, 'idPersona' | 'idVisita'>,
  foto: File,
  idItem: number | null,
): Promise<FotoGuardada> {
  const nueva: FotoGuardada = {
    id: crypto.randomUUID(),
    idPersona: visita.idPersona,
    idVisita: visita.idVisita,
    idItem,
    nombre: foto.name,
    tomadaEl: new Date().toISOString(),
    sha256: await sha256(foto),
    tamano: foto.size,
    rechazo: null,
  }
  const meta = await filaDeFoto(nueva, null)
  const bytes = await filaDeBytes(nueva, await foto.arrayBuffer())
  await mientrasSeLlena(nueva, (fotografias, deBytes) => [fotografias.add(meta), deBytes.add(bytes)])
  return nueva
}

/** Only what was not signed yet is taken back. */
export const quitarFoto = (foto: FotoGuardada): Promise<void> =>
  mientrasSeLlena(foto, (fotografias, deBytes) => [fotografias.delete(foto.id), deBytes.delete(foto.id)])

interface De<F> {
  readonly add: (fila: F) => Promise<unknown>
  readonly delete: (id: string) => Promise<unknown>
}

/** What was signed names its photos: none is added to it or taken from it. */
const mientrasSeLlena = (
  foto: FotoGuardada,
  cambio: (fotografias: De<FilaDeFoto>, bytes: De<FilaDeBytes>) => readonly Promise<unknown>[],
) =>
  cambiando(async () => {
    const tiendas = ['fotografias', 'bytes', 'resultados', 'enviadas'] as const
    const tx = (await almacen()).transaction(tiendas, 'readwrite', { durability: 'strict' })
    const clave: [number, number] = [foto.idPersona, foto.idVisita]
    const [visita, enviada] = await Promise.all([
      tx.objectStore('resultados').get(clave),
      tx.objectStore('enviadas').getKey(clave),
    ])
    if (visita?.firmadaEl || enviada) throw new ErrorConTexto(YA_FIRMADA)
    await Promise.all([...cambio(tx.objectStore('fotografias'), tx.objectStore('bytes')), tx.done])
  })
