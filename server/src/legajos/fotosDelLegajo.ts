import type { ClaseDeArchivo } from '@catastro/domain/carpetas/reglas'
import type { FilaDeArchivo } from '../carpetas/archivos.ts'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { leerEntero } from '../plataforma/archivos/leerEntero.ts'
import { ArchivoRetenido } from '../plataforma/archivos/vigilado.ts'
import type { InformeDeVisita } from '../visitas/informes.ts'

export interface FotoDelLegajo {
  readonly nombre: string
  /** Null where it is not drawn: too big, or written in a way that the paper does not take. */
  readonly bytes: Buffer | null
}

/** A folder's photos, before the works and after them. */
export interface FotosDelLegajo {
  readonly antes: readonly FotoDelLegajo[]
  readonly despues: readonly FotoDelLegajo[]
}

const MAX_BYTES = 4 * 1024 * 1024
const MAX_FOTOS = 8

/** Each read whole, and few at a time: the screen makes them small before they are sent. */
export async function fotosDelLegajo(almacen: Almacen, archivos: readonly FilaDeArchivo[]): Promise<FotosDelLegajo> {
  const deClase = (clase: ClaseDeArchivo) =>
    Promise.all(
      archivos
        .filter((archivo) => archivo.clase === clase)
        .slice(-MAX_FOTOS)
        .map((archivo) => fotoDelLegajo(almacen, archivo)),
    )
  return { antes: await deClase('FOTO_VEREDA'), despues: await deClase('FOTO_FINAL') }
}

async function fotoDelLegajo(
  almacen: Almacen,
  { nombreOriginal, tipoMime, tamano, ruta }: FilaDeArchivo,
): Promise<FotoDelLegajo> {
  const bytes = tamano > MAX_BYTES ? null : await leerEntero(almacen, ruta).catch(siSeRetiene)
  return { nombre: nombreOriginal, bytes: bytes && seDibuja(tipoMime, bytes) ? bytes : null }
}

/** What may not be opened is not drawn either (S-22). */
function siSeRetiene(error: unknown): null {
  if (error instanceof ArchivoRetenido) return null
  throw error
}

/** Those of each visit, under what they are of. */
export async function fotosDeVisitas(
  almacen: Almacen,
  archivos: readonly FilaDeArchivo[],
  informes: readonly InformeDeVisita[],
): Promise<ReadonlyMap<number, readonly FotoDelLegajo[]>> {
  const fotos = new Map<number, readonly FotoDelLegajo[]>()
  for (const { idVisita, fotos: suyas, respuestas } of informes) {
    const deLaVisita = suyas.slice(-MAX_FOTOS).flatMap(({ idArchivo, idItem }) => {
      const archivo = archivos.find((a) => a.idArchivo === idArchivo)
      const texto = respuestas.find((r) => r.idItem === idItem)?.texto
      return archivo ? [{ ...archivo, nombreOriginal: texto ?? archivo.nombreOriginal }] : []
    })
    fotos.set(idVisita, await Promise.all(deLaVisita.map((archivo) => fotoDelLegajo(almacen, archivo))))
  }
  return fotos
}

/** A PNG whose pixels would have to be unpacked (with transparency, or interlaced) is left out: it is among the files. */
function seDibuja(tipoMime: string, bytes: Buffer): boolean {
  if (tipoMime === 'image/jpeg') return true
  const [color, entrelazado] = [bytes[25] ?? 0, bytes[28]]
  return tipoMime === 'image/png' && (color === 0 || color === 2) && entrelazado === 0 && !bytes.includes('tRNS')
}
