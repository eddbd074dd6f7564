import type { Readable } from 'node:stream'
import { ELEGIR_SISTEMA, NO_COINCIDEN, SIN_PRJ, ZIP_ILEGIBLE } from '@catastro/domain/importaciones/mensajes'
import type { Codificacion, Sistema } from '@catastro/domain/importaciones/reglas'
import { enGeojson } from './anillos.ts'
import { cortado } from './bytes.ts'
import { capaDe } from './capa.ts'
import { celdaDe, comoNumero, leerDbf } from './dbf.ts'
import { type FilaDeTabla, FORMA, type Lectura, type PedidoDeLectura } from './fila.ts'
import { Letras, leerTexto } from './letras.ts'
import { enGradosDesde } from './posgar.ts'
import { sistemaDelPrj } from './prj.ts'
import { leerShp } from './shp.ts'
import { TablaRechazada, TOPES_SHAPEFILE } from './topes.ts'
import { abrirZip, type Zip } from './zip.ts'

type Capa = ReturnType<typeof capaDe>

/** A parcel a row: its data, and its form in degrees. Before them, how the file was understood. */
export async function* leerShapefile(
  archivo: number,
  { codificacion, sistema }: PedidoDeLectura,
): AsyncGenerator<FilaDeTabla | { readonly lectura: Lectura }> {
  try {
    const zip = await abrirZip(archivo)
    const capa = capaDe(zip)
    const letras = await verLetras(zip, capa)
    const lectura = {
      codificacion: codificacion ?? letras.elegir(await textoDe(zip, capa.cpg)),
      sistema: sistema ?? (await sistemaDicho(zip, capa)),
      muestras: letras.muestras(),
    }
    yield { lectura }
    yield* leerFilas(zip, capa, lectura)
    zip.cerrar()
  } catch (error) {
    // The disk is nobody's fault; anything else that a ZIP or a form can be wrong in, is the file's.
    if (error instanceof TablaRechazada || (error instanceof Error && 'syscall' in error)) throw error
    throw new TablaRechazada(ZIP_ILEGIBLE)
  }
}

async function abrir(zip: Zip, ruta: string) {
  const parte = await zip.abrir(ruta, TOPES_SHAPEFILE.datos)
  if (!parte) throw cortado()
  return parte
}

async function textoDe(zip: Zip, ruta: string | undefined): Promise<string> {
  const parte = ruta === undefined ? undefined : await zip.abrir(ruta, TOPES_SHAPEFILE.resto)
  return parte ? (await entero(parte.contenido)).toString('utf8') : ''
}

async function entero(contenido: Readable): Promise<Buffer> {
  const trozos: Uint8Array[] = []
  for await (const trozo of contenido as AsyncIterable<Uint8Array>) trozos.push(trozo)
  return Buffer.concat(trozos)
}

async function sistemaDicho(zip: Zip, { prj }: Capa): Promise<Sistema> {
  if (prj === undefined) throw new TablaRechazada(SIN_PRJ)
  return sistemaDelPrj(await textoDe(zip, prj))
}

/** The data are read once for their letters: of an unaccented first half nothing follows for the second. */
async function verLetras(zip: Zip, { dbf }: Capa): Promise<Letras> {
  const letras = new Letras()
  const { campos, recorrer } = await leerDbf((await abrir(zip, dbf)).contenido)
  for (const { nombre } of campos) letras.ver(nombre)
  const textos = campos.filter(({ tipo }) => tipo === 'C')
  for await (const fila of recorrer()) if (fila) for (const campo of textos) letras.ver(celdaDe(fila, campo))
  return letras
}

const CABECERA_DE_INDICE = 100
const RENGLON_DE_INDICE = 8

async function* leerFilas(
  zip: Zip,
  { shp, shx, dbf }: Capa,
  { codificacion, sistema }: { readonly codificacion: Codificacion; readonly sistema: Sistema },
): AsyncGenerator<FilaDeTabla> {
  const indice = await abrir(zip, shx)
  indice.contenido.destroy()
  const formas = await leerShp(await abrir(zip, shp))
  const { campos, filas, recorrer } = await leerDbf((await abrir(zip, dbf)).contenido)
  const leidos = campos
    .map((campo) => ({ ...campo, titulo: leerTexto(campo.nombre, codificacion).trim() }))
    .filter(({ titulo }) => titulo.toLowerCase() !== FORMA.toLowerCase())
  if ((indice.bytes - CABECERA_DE_INDICE) / RENGLON_DE_INDICE !== filas) throw new TablaRechazada(NO_COINCIDEN)

  let numero = 1
  yield { numero, celdas: [...leidos.map(({ titulo }) => titulo), FORMA], avance: 0 }
  for await (const fila of recorrer()) {
    numero++
    const anillos = await formas.siguiente()
    if (anillos === undefined) throw new TablaRechazada(NO_COINCIDEN)
    if (!fila) continue
    const datos = leidos.map((campo) => {
      const texto = leerTexto(celdaDe(fila, campo), codificacion)
      return campo.tipo === 'N' || campo.tipo === 'F' ? comoNumero(texto) : texto
    })
    const forma =
      anillos && JSON.stringify(enGeojson(anillos.map((a) => a.map((p) => enGradosDesde(sistema, ELEGIR_SISTEMA, p)))))
    yield { numero, celdas: [...datos, forma ?? ''], avance: (numero - 1) / filas }
  }
  if ((await formas.siguiente()) !== undefined) throw new TablaRechazada(NO_COINCIDEN)
}
