import { ErrorConTexto } from '../../ui/errorConTexto.ts'
import { YA_FIRMADA } from '../mensajes.ts'
import { almacen, cambiando } from './almacen.ts'
import { sha256 } from './huella.ts'
import type { FotoGuardada, VisitaGuardada } from './tipos.ts'

export const fotosDeVisita = async (idPersona: number, idVisita: number): Promise<readonly FotoGuardada[]> => {
  const fotos = await (await almacen()).getAllFromIndex('fotos', 'deVisita', [idPersona, idVisita])
  return fotos.sort((a, b) => a.tomadaEl.localeCompare(b.tomadaEl))
}

export const fotosDe = async (idPersona: number): Promise<readonly FotoGuardada[]> =>
  (await almacen()).getAllFromIndex('fotos', 'deQuien', idPersona)

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
    bytes: foto,
    recibo: null,
    rechazo: null,
  }
  await mientrasSeLlena(nueva, (fotos) => fotos.add(nueva))
  return nueva
}

/** Only what was not signed yet is taken back. */
export const quitarFoto = (foto: FotoGuardada): Promise<void> => mientrasSeLlena(foto, (fotos) => fotos.delete(foto.id))

interface DeFotos {
  readonly add: (foto: FotoGuardada) => Promise<unknown>
  readonly delete: (id: string) => Promise<unknown>
}

/** What was signed names its photos: none is added to it or taken from it. */
const mientrasSeLlena = (foto: FotoGuardada, cambio: (fotos: DeFotos) => Promise<unknown>) =>
  cambiando(async () => {
    const tx = (await almacen()).transaction(['fotos', 'visitas'], 'readwrite', { durability: 'strict' })
    const visita = await tx.objectStore('visitas').get([foto.idPersona, foto.idVisita])
    if (visita?.firmada) throw new ErrorConTexto(YA_FIRMADA)
    await Promise.all([cambio(tx.objectStore('fotos')), tx.done])
  })
