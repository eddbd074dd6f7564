import sharp from 'sharp'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { leerEntero } from '../plataforma/archivos/leerEntero.ts'
import type { Db } from '../plataforma/base/db.ts'
import type { Escudo } from '../plataforma/membrete/membrete.ts'
import { imagenGuardada, MAX_PUNTOS } from './imagenes.ts'

/** On paper it is some 16 mm long: as many points as a printer tells apart. */
const LADO = 256

/** The city's crest by the name of its picture, made ready once for each that it chooses. */
export function recordarEscudo(almacen: Almacen): (db: Db, nombre: string) => Promise<Escudo | null> {
  let ultimo: { readonly nombre: string; readonly escudo: Escudo | null } | undefined
  return async (db, nombre) => {
    if (nombre === '') return null
    if (ultimo?.nombre === nombre) return ultimo.escudo
    const imagen = await imagenGuardada(db, nombre)
    // A store that does not answer now may do so for the next paper: this one goes out without it.
    const bytes = imagen && (await leerEntero(almacen, imagen.ruta).catch(() => null))
    if (!imagen || !bytes) return null
    ultimo = { nombre, escudo: await enPapel(bytes) }
    return ultimo.escudo
  }
}

/** On white, and small. Null: it is no picture that can be read. */
const enPapel = async (imagen: Buffer): Promise<Escudo | null> =>
  sharp(imagen, { limitInputPixels: MAX_PUNTOS })
    .autoOrient()
    .resize(LADO, LADO, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
    .then((bytes) => ({ bytes, tipoMime: 'image/png' as const }))
    .catch(() => null)
