import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { COPIA_DE_OTRO, COPIA_ILEGIBLE } from '../mensajes.ts'
import { almacen, cambiando } from './almacen.ts'
import { aBase64, deBase64 } from './cifra.ts'
import type { Cerrado, FilaDeBytes, FilaDeFoto } from './esquema.ts'
import { filaDeBytes, filaDeFoto, fotosDe } from './fotosGuardadas.ts'
import { sha256 } from './huella.ts'
import { abrir, abrirBytes, cerrar, llaveDe } from './sellado.ts'
import type { FotoGuardada, VisitaGuardada } from './tipos.ts'
import { filaDe, visitasDe } from './visitasGuardadas.ts'

/*
 * What waits on the phone, as a file, sealed with its person's key as it is here: one line that tells how long each part is,
 * what was filled in, and the photos' bytes one after another. Neither to write it nor to read it does a phone need the
 * memory for all of them.
 */

const FORMATO = 'catastro-visitas-2'
/** In clear, as files were before there was a key: they are still read. */
const FORMATO_EN_CLARO = 'catastro-visitas-1'

interface Contenido {
  readonly visitas: readonly VisitaGuardada[]
  readonly fotos: readonly FotoDeCopia[]
}
interface FotoDeCopia extends FotoGuardada {
  /** Of the result that names it, which may have been sent already. */
  readonly firmadaEl: string | null
}
interface Parte {
  readonly iv: string
  readonly largo: number
}
interface Indice {
  readonly formato: typeof FORMATO
  readonly idPersona: number
  readonly contenido: Parte
  /** In the order that the content has them. */
  readonly bytes: readonly Parte[]
}
interface IndiceEnClaro {
  readonly formato: typeof FORMATO_EN_CLARO
  readonly idPersona: number
  readonly visitas: readonly (VisitaGuardada & { readonly recibo: object | null })[]
  readonly fotos: readonly FotoGuardada[]
}

const parteDe = ({ iv, datos }: Cerrado): Parte => ({ iv: aBase64(iv), largo: datos.byteLength })

export async function hacerCopia(idPersona: number): Promise<Blob> {
  // With no other: on another phone there is none.
  await llaveDe(idPersona)
  const [visitas, fotos]: [Contenido['visitas'], Contenido['fotos']] = await Promise.all([
    visitasDe(idPersona),
    fotosDe(idPersona),
  ])
  const contenido = await cerrar('copia', { idPersona }, { visitas, fotos })
  const base = await almacen()
  const bytes: Parte[] = []
  const partes: BlobPart[] = [contenido.datos]
  for (const { id } of fotos) {
    const fila = await base.get('bytes', id)
    bytes.push(fila ? parteDe(fila) : { iv: '', largo: 0 })
    // Of each of them the browser keeps what it is made of, and not the page's memory.
    if (fila) partes.push(new Blob([fila.datos]))
  }
  const indice: Indice = { formato: FORMATO, idPersona, contenido: parteDe(contenido), bytes }
  return new Blob([JSON.stringify(indice), '\n', ...partes], { type: 'application/octet-stream' })
}

/** Brings back what is missing; what the phone has, it keeps. Answers how many things came. */
export async function leerCopia(idPersona: number, copia: Blob): Promise<number> {
  const { indice, desde } = await leerIndice(copia)
  if (indice.idPersona !== idPersona) throw new ErrorConTexto(COPIA_DE_OTRO)
  const deEsta = indice.formato === FORMATO ? await cerrado(indice, copia, desde) : enClaro(indice, copia, desde)
  const visitas = await Promise.all(deEsta.visitas.map((visita) => filaDe({ ...visita, idPersona, rechazo: null })))
  const fotos: { readonly fila: FilaDeFoto; readonly bytes: FilaDeBytes }[] = []
  for (const { foto, leer } of deEsta.fotos) {
    const bytes = await leer()
    if ((await sha256(new Blob([bytes]))) !== foto.sha256) throw new ErrorConTexto(COPIA_ILEGIBLE)
    const { firmadaEl, ...suya } = { ...foto, idPersona, rechazo: null }
    fotos.push({ fila: await filaDeFoto(suya, firmadaEl), bytes: await filaDeBytes(suya, bytes) })
  }
  return cambiando(async () => {
    const tiendas = ['resultados', 'fotografias', 'bytes', 'enviadas'] as const
    const tx = (await almacen()).transaction(tiendas, 'readwrite', { durability: 'strict' })
    let traidas = 0
    for (const fila of visitas) {
      const clave: [number, number] = [idPersona, fila.idVisita]
      const previa = await tx.objectStore('resultados').get(clave)
      const enviada = await tx.objectStore('enviadas').getKey(clave)
      const esMas = !previa || (!previa.firmadaEl && fila.firmadaEl && previa.idResultado === fila.idResultado)
      if (enviada || !esMas) continue
      tx.objectStore('resultados').put(fila)
      traidas += 1
    }
    for (const { fila, bytes } of fotos) {
      if (await tx.objectStore('fotografias').getKey(fila.id)) continue
      tx.objectStore('fotografias').put(fila)
      tx.objectStore('bytes').put(bytes)
      traidas += 1
    }
    await tx.done
    return traidas
  })
}

interface Leida {
  readonly visitas: readonly VisitaGuardada[]
  readonly fotos: readonly { readonly foto: FotoDeCopia; readonly leer: () => Promise<ArrayBuffer> }[]
}

/** One after another, from here. */
function cortar(copia: Blob, desde: number) {
  let lugar = desde
  return (largo: number) => {
    const pedazo = copia.slice(lugar, lugar + largo)
    lugar += largo
    return pedazo
  }
}

async function cerrado({ idPersona, contenido, bytes }: Indice, copia: Blob, desde: number): Promise<Leida> {
  const siguiente = cortar(copia, desde)
  const sobre = async ({ iv }: Parte, pedazo: Blob) => ({
    idPersona,
    iv: deBase64(iv),
    datos: await pedazo.arrayBuffer(),
  })
  const ilegible = (error: unknown) => {
    throw error instanceof ErrorConTexto ? error : new ErrorConTexto(COPIA_ILEGIBLE)
  }
  const dicho = await abrir<Contenido>('copia', await sobre(contenido, siguiente(contenido.largo))).catch(ilegible)
  const pedazos = bytes.map((parte) => ({ parte, pedazo: siguiente(parte.largo) }))
  return {
    visitas: dicho.visitas,
    fotos: dicho.fotos.flatMap((foto, lugar) => {
      const suyo = pedazos[lugar]
      if (!suyo) return []
      const leer = async () => abrirBytes('bytes', { ...(await sobre(suyo.parte, suyo.pedazo)), id: foto.id })
      return [{ foto, leer: () => leer().catch(ilegible) }]
    }),
  }
}

function enClaro({ visitas, fotos }: IndiceEnClaro, copia: Blob, desde: number): Leida {
  const siguiente = cortar(copia, desde)
  return {
    visitas: visitas.filter(({ recibo }) => recibo === null),
    fotos: fotos.map((foto) => {
      const pedazo = siguiente(foto.tamano)
      const firmadaEl = visitas.find(({ idVisita }) => idVisita === foto.idVisita)?.firmada?.el ?? null
      return { foto: { ...foto, firmadaEl }, leer: () => pedazo.arrayBuffer() }
    }),
  }
}

async function leerIndice(copia: Blob): Promise<{ indice: Indice | IndiceEnClaro; desde: number }> {
  const LARGO_MAXIMO = 20 * 1024 * 1024
  const principio = new Uint8Array(await copia.slice(0, LARGO_MAXIMO).arrayBuffer())
  const fin = principio.indexOf(10)
  try {
    const dato: unknown = JSON.parse(new TextDecoder().decode(principio.subarray(0, fin)))
    if (esIndice(dato) || esIndiceEnClaro(dato)) return { indice: dato, desde: fin + 1 }
  } catch {
    // Said below.
  }
  throw new ErrorConTexto(COPIA_ILEGIBLE)
}

const esObjeto = (dato: unknown): dato is object => typeof dato === 'object' && dato !== null
const esIndice = (dato: unknown): dato is Indice =>
  esObjeto(dato) &&
  'formato' in dato &&
  dato.formato === FORMATO &&
  'contenido' in dato &&
  esObjeto(dato.contenido) &&
  'bytes' in dato &&
  Array.isArray(dato.bytes)
const esIndiceEnClaro = (dato: unknown): dato is IndiceEnClaro =>
  esObjeto(dato) &&
  'formato' in dato &&
  dato.formato === FORMATO_EN_CLARO &&
  'visitas' in dato &&
  Array.isArray(dato.visitas) &&
  'fotos' in dato &&
  Array.isArray(dato.fotos)
