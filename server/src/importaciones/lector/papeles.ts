import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DOCUMENTOS_ADMITIDOS, imagenDemasiadoGrande, tipoNoAdmitido } from '@catastro/domain/archivos/mensajes'
import { enBytes, MAX_PUNTOS_DE_IMAGEN } from '@catastro/domain/archivos/reglas'
import { conExtension } from '@catastro/domain/archivos/tiposDeArchivo'
import { COLUMNAS } from '@catastro/domain/importaciones/columnas'
import {
  CIFRADO,
  DEMASIADOS_PAPELES,
  NO_SE_ABRE,
  pesaDemasiado,
  RUTA_QUE_SALE,
  SIN_SU_CARPETA,
  VACIO_POR_DENTRO,
  ZIP_DE_PAPELES_ILEGIBLE,
  ZIP_DEMASIADO_GRANDE,
} from '@catastro/domain/importaciones/mensajes'
import { sinRotulo } from '@catastro/domain/motivo'
import { sinControl } from '@catastro/domain/tipos'
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'
import { medidasDe } from '../../plataforma/archivos/puntos.ts'
import { reconocer } from '../../plataforma/archivos/reconocer.ts'
import type { FilaDeTabla } from './fila.ts'
import { esDelSistema, rutaDe } from './papelesEnZip.ts'
import { TablaRechazada, TOPES_PAPELES } from './topes.ts'

/** A paper as its row says it: what is wrong with it goes in `problema`, and its folder is looked for later. */
interface Papel {
  readonly carpeta: string
  readonly requisito: string
  readonly archivo: string
  readonly tipo: string
  readonly tamano: string
  readonly sha256: string
  readonly ruta: string
  readonly problema: string
}

/**
 * The papers of a ZIP, one row each: 'number of the folder/plan.pdf', or 'number/requirement/plan.pdf'. Each is unpacked by itself and
 * looked at as one that is attached, so that what would not be taken is said before anything is. `megas`: of each at most.
 */
export async function* leerPapeles(archivo: number, megas: number): AsyncGenerator<FilaDeTabla> {
  const zip = await fromFdPromise(archivo, { autoClose: false, decodeStrings: false }).catch(() => {
    throw new TablaRechazada(ZIP_DE_PAPELES_ILEGIBLE)
  })
  if (zip.entryCount > TOPES_PAPELES.cuantos) throw new TablaRechazada(DEMASIADOS_PAPELES)
  const columnas = COLUMNAS.archivosAnteriores
  yield { numero: 1, celdas: columnas.map(({ titulo }) => titulo), avance: 0 }
  let vistas = 0
  let numero = 1
  let bytes = 0
  for await (const entrada of zip.eachEntry()) {
    vistas += 1
    const ruta = rutaDe(entrada)
    if (esDelSistema(ruta)) continue
    numero += 1
    bytes += entrada.uncompressedSize
    if (bytes > TOPES_PAPELES.bytes) throw new TablaRechazada(ZIP_DEMASIADO_GRANDE)
    const papel = await leerPapel(zip, entrada, { ruta, megas })
    yield { numero, celdas: columnas.map(({ clave }) => papel[clave]), avance: vistas / zip.entryCount }
  }
}

async function leerPapel(
  zip: ZipFile,
  entrada: Entry,
  { ruta, megas }: { readonly ruta: string; readonly megas: number },
): Promise<Papel> {
  const partes = ruta.split('/')
  const nombre = sinControl(partes.at(-1) ?? '')
    .trim()
    .slice(-MAX_NOMBRE)
  const base = {
    carpeta: sinControl(partes[0] ?? '').trim(),
    requisito: partes.length === 3 ? sinControl(partes[1] ?? '').trim() : '',
    archivo: nombre,
    tipo: '',
    tamano: String(entrada.uncompressedSize),
    sha256: '',
    ruta: sinControl(ruta).trim(),
  }
  const problema = porFuera(entrada, partes, megas)
  if (problema) return { ...base, problema }
  const contenido = await zip
    .openReadStreamPromise(entrada)
    .then(buffer)
    .catch(() => null)
  if (contenido === null) return { ...base, problema: NO_SE_ABRE }
  const guardado = { leer: async () => Readable.from([contenido], { objectMode: false }) }
  const tipo = await reconocer(guardado, ruta)
  if (!tipo) return { ...base, problema: sinRotulo(tipoNoAdmitido(nombre, DOCUMENTOS_ADMITIDOS)) }
  const [alto, ancho] = (await medidasDe(guardado, { ruta, tipoMime: tipo.mime })) ?? [0, 0]
  if (alto * ancho > MAX_PUNTOS_DE_IMAGEN) {
    return { ...base, problema: sinRotulo(imagenDemasiadoGrande(nombre, ancho, alto, MAX_PUNTOS_DE_IMAGEN)) }
  }
  return {
    ...base,
    archivo: conExtension(nombre, tipo.extension),
    tipo: tipo.mime,
    sha256: createHash('sha256').update(contenido).digest('hex'),
    problema: '',
  }
}

const MAX_NOMBRE = 200

/** What is seen without unpacking it. */
function porFuera(entrada: Entry, partes: readonly string[], megas: number): string {
  if (partes.some((parte) => parte === '..' || parte === '.' || parte === '') || /^[a-z]:/i.test(partes[0] ?? '')) {
    return RUTA_QUE_SALE
  }
  if (partes.length < 2 || partes.length > 3) return SIN_SU_CARPETA
  if (entrada.isEncrypted()) return CIFRADO
  if (entrada.uncompressedSize === 0) return VACIO_POR_DENTRO
  if (entrada.uncompressedSize > enBytes(megas)) return pesaDemasiado(megas)
  return ''
}
