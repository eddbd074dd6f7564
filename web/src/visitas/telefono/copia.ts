import { ErrorConTexto } from '../../ui/errorConTexto.ts'
import { COPIA_DE_OTRO, COPIA_ILEGIBLE } from '../mensajes.ts'
import { almacen, cambiando } from './almacen.ts'
import { fotosDe } from './fotosGuardadas.ts'
import { sha256 } from './huella.ts'
import type { FotoGuardada, VisitaGuardada } from './tipos.ts'
import { visitasDe } from './visitasGuardadas.ts'

/*
 * What waits on the phone, as a file: one line that tells what is in it, and then the photos' bytes one after another.
 * Neither to write it nor to read it does a phone need the memory for all of them.
 */

const FORMATO = 'catastro-visitas-1'
interface Indice {
  readonly formato: typeof FORMATO
  readonly idPersona: number
  readonly visitas: readonly VisitaGuardada[]
  readonly fotos: readonly FotoGuardada[]
}

export async function hacerCopia(idPersona: number): Promise<Blob> {
  const [visitas, todas] = await Promise.all([visitasDe(idPersona), fotosDe(idPersona)])
  const fotos = todas.filter(({ bytes }) => bytes !== null)
  const esperan = visitas.filter(
    ({ recibo, idVisita }) => recibo === null || fotos.some((foto) => foto.idVisita === idVisita),
  )
  const indice: Indice = {
    formato: FORMATO,
    idPersona,
    visitas: esperan,
    fotos: fotos.map((foto) => ({ ...foto, bytes: null })),
  }
  const bytes = fotos.flatMap((foto) => (foto.bytes ? [foto.bytes] : []))
  return new Blob([JSON.stringify(indice), '\n', ...bytes], { type: 'application/octet-stream' })
}

/** Brings back what is missing; what the phone has, it keeps. Answers how many things came. */
export async function leerCopia(idPersona: number, copia: Blob): Promise<number> {
  const { indice, desde } = await leerIndice(copia)
  if (indice.idPersona !== idPersona) throw new ErrorConTexto(COPIA_DE_OTRO)
  let lugar = desde
  const fotos: FotoGuardada[] = []
  for (const foto of indice.fotos) {
    const bytes = copia.slice(lugar, lugar + foto.tamano, 'image/jpeg')
    lugar += foto.tamano
    if ((await sha256(bytes)) !== foto.sha256) throw new ErrorConTexto(COPIA_ILEGIBLE)
    // Read whole: a slice of the file would be gone with the file.
    fotos.push({ ...foto, idPersona, bytes: new Blob([await bytes.arrayBuffer()], { type: 'image/jpeg' }) })
  }
  return cambiando(async () => {
    const tx = (await almacen()).transaction(['visitas', 'fotos'], 'readwrite', { durability: 'strict' })
    let traidas = 0
    for (const visita of indice.visitas) {
      const previa = await tx.objectStore('visitas').get([idPersona, visita.idVisita])
      if (previa && (previa.firmada || !visita.firmada || previa.idResultado !== visita.idResultado)) continue
      tx.objectStore('visitas').put({ ...visita, idPersona })
      traidas += 1
    }
    for (const foto of fotos) {
      if (await tx.objectStore('fotos').get(foto.id)) continue
      tx.objectStore('fotos').put(foto)
      traidas += 1
    }
    await tx.done
    return traidas
  })
}

async function leerIndice(copia: Blob): Promise<{ indice: Indice; desde: number }> {
  const LARGO_MAXIMO = 20 * 1024 * 1024
  const principio = new Uint8Array(await copia.slice(0, LARGO_MAXIMO).arrayBuffer())
  const fin = principio.indexOf(10)
  try {
    const dato: unknown = JSON.parse(new TextDecoder().decode(principio.subarray(0, fin)))
    if (esIndice(dato)) return { indice: dato, desde: fin + 1 }
  } catch {
    // Said below.
  }
  throw new ErrorConTexto(COPIA_ILEGIBLE)
}

const esIndice = (dato: unknown): dato is Indice =>
  typeof dato === 'object' &&
  dato !== null &&
  'formato' in dato &&
  dato.formato === FORMATO &&
  'visitas' in dato &&
  Array.isArray(dato.visitas) &&
  'fotos' in dato &&
  Array.isArray(dato.fotos)
