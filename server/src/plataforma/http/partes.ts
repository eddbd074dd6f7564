import {
  DEMASIADOS_ARCHIVOS,
  DOCUMENTOS_ADMITIDOS,
  imagenDemasiadoGrande,
  pasaDelTope,
  pasaDeTodo,
  tipoNoAdmitido,
  tiposEnPalabras,
} from '@catastro/domain/archivos/mensajes'
import { enBytes, MAX_ARCHIVOS, MAX_PUNTOS_DE_IMAGEN, TIPOS_DE_FOTO } from '@catastro/domain/archivos/reglas'
import { conExtension } from '@catastro/domain/archivos/tiposDeArchivo'
import { mayorTope, type Topes } from '@catastro/domain/archivos/topes'
import { errorDeCampo } from '@catastro/domain/errores'
import type { ArchivosEsperados } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import { cuantos } from '@catastro/domain/plurales'
import { esNadaEscrita, sinControl } from '@catastro/domain/tipos'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type Almacen, ArchivoDemasiadoGrande } from '../archivos/almacen.ts'
import { limpiarFoto } from '../archivos/limpiarFoto.ts'
import { type Medidas, medidasDe } from '../archivos/puntos.ts'
import { reconocer, reconocerTabla } from '../archivos/reconocer.ts'
import type { Cupo } from './cupo.ts'

/** A file of the request, already in the store under its final key. It has no row yet. */
export interface ArchivoRecibido {
  readonly campo: string
  readonly nombreOriginal: string
  readonly tipoMime: string
  readonly tamano: number
  readonly sha256: string
  /** Of the bytes as they came: a photo is kept without what its camera wrote. */
  readonly sha256Recibido: string
  readonly ruta: string
}

export interface PartesRecibidas {
  readonly campos: Record<string, string>
  readonly archivos: readonly ArchivoRecibido[]
  /** Takes the stored bytes away again: the request was refused, or repeated one that was already answered. */
  descartar(): Promise<void>
}

type Esperado = ArchivosEsperados[string]
const megasDe = ({ tope }: Esperado, topes: Topes) => mayorTope(topes, [tope].flat())

/** More than any honest body can be: one that says so is refused unread, and one that does not is cut off there. */
export const maximoDelCuerpo = (esperados: ArchivosEsperados, topes: Topes) =>
  Math.max(
    ...Object.values(esperados).map((uno) => (uno.tabla ? 1 : MAX_ARCHIVOS + 1) * enBytes(megasDe(uno, topes) + 1)),
  )

/** Before any of it is read. */
export function exigirTamano(esperados: ArchivosEsperados, topes: Topes, bytes: number): void {
  const [primero] = Object.entries(esperados)
  if (!primero || !(bytes > maximoDelCuerpo(esperados, topes))) return
  throw errorDeCampo(primero[0], pasaDeTodo(megasDe(primero[1], topes)), 413)
}
const MAX_CAMPO = 16 * 1024
const MAX_NOMBRE = 200

/** The original name is only ever text: no folders, none that controls or is not seen, not too long. */
const nombreLimpio = (nombre: string | undefined) =>
  sinControl((nombre ?? '').replace(/^.*[\\/]/, ''))
    .trim()
    .slice(-MAX_NOMBRE)
    .replace(/^[\uDC00-\uDFFF]/, '') || 'archivo' // half of a character that was cut through

/** Reads a multipart body. Each file is stored first and judged afterwards; what is refused is answered without reading on. */
export async function recibirPartes(
  request: FastifyRequest,
  esperados: ArchivosEsperados,
  { almacen, cupo, topes }: { readonly almacen: Almacen; readonly cupo: Cupo; readonly topes: Topes },
): Promise<PartesRecibidas> {
  const campos: Record<string, string> = Object.create(null)
  const archivos: ArchivoRecibido[] = []
  const guardadas: string[] = []
  const descartar = async () => {
    await Promise.all([cupo.devolver(), ...guardadas.map((ruta) => almacen.borrar(ruta))])
  }

  const maximo = maximoDelCuerpo(esperados, topes)
  let leidos = 0
  request.raw.on('data', (trozo: Uint8Array) => {
    leidos += trozo.byteLength
    if (leidos > maximo) request.raw.destroy()
  })
  try {
    for await (const parte of request.parts({
      limits: {
        fileSize: Math.max(...Object.values(esperados).map((uno) => enBytes(megasDe(uno, topes)))) + 1,
        fieldSize: MAX_CAMPO,
        fields: 100,
        files: MAX_ARCHIVOS * 4,
        parts: 200,
      },
      throwFileSizeLimit: false,
    } as Parameters<typeof request.parts>[0])) {
      if (parte.type === 'field') {
        if (parte.valueTruncated) throw errorDeCampo(parte.fieldname, predicado('es demasiado largo'))
        if (parte.fieldname in campos) throw errorDeCampo(parte.fieldname, predicado('viene repetido'))
        campos[parte.fieldname] = String(parte.value)
        continue
      }
      const archivo = await recibirArchivo(parte, { esperados, topes, campos, archivos, guardadas, almacen, cupo })
      if (archivo) archivos.push(archivo)
    }
  } catch (error) {
    await descartar()
    throw error
  }
  const escritos = Object.entries(campos).filter(([, texto]) => !esNadaEscrita(texto))
  return { campos: Object.fromEntries(escritos), archivos, descartar }
}

interface Recepcion {
  readonly esperados: ArchivosEsperados
  readonly topes: Topes
  /** What came before it. */
  readonly campos: Readonly<Record<string, string>>
  readonly archivos: readonly ArchivoRecibido[]
  /** Whatever is stored is added here, so that it can be taken away again. */
  readonly guardadas: string[]
  readonly almacen: Almacen
  readonly cupo: Cupo
}

/** Stores a file and judges it; nothing for the empty part of a file input left empty. */
async function recibirArchivo(
  { fieldname: campo, filename, file }: MultipartFile,
  { esperados, topes, campos, archivos, guardadas, almacen, cupo }: Recepcion,
): Promise<ArchivoRecibido | undefined> {
  const nombre = nombreLimpio(filename)
  const esperado = Object.hasOwn(esperados, campo) ? esperados[campo] : undefined
  const yaHay = archivos.filter((a) => a.campo === campo).length
  if (!esperado || esperado.max === 0) throw errorDeCampo(campo, predicado('no admite archivos'))
  if (yaHay >= esperado.max) throw demasiados(campo, esperado.max)
  const megas = megasDe(esperado, topes)
  const { ruta, tamano, sha256 } = await almacen.guardar(file, enBytes(megas)).catch((error: unknown) => {
    throw error instanceof ArchivoDemasiadoGrande ? pesaDeMas(campo, nombre, megas) : error
  })
  if (tamano === 0) {
    await almacen.borrar(ruta)
    if (filename) throw errorDeCampo(campo, predicado(`el archivo «${nombre}» está vacío`))
    return undefined // browsers send a nameless empty part
  }
  guardadas.push(ruta)
  if (!esperado.tabla) await cupo.tomar(tamano)
  const tipo = await (esperado.tabla ? reconocerTabla(almacen, ruta) : reconocer(almacen, ruta))
  if (esperado.imagenes && !TIPOS_DE_FOTO.includes(tipo?.mime ?? '')) throw noEsFoto(campo, nombre)
  if (!tipo) {
    const aceptados = esperado.tabla ? tiposEnPalabras(esperado.tabla(campos)) : DOCUMENTOS_ADMITIDOS
    throw errorDeCampo(campo, tipoNoAdmitido(nombre, aceptados), 415)
  }
  exigirMedida(campo, nombre, await medidasDe(almacen, { ruta, tipoMime: tipo.mime }))
  const archivo = await limpiarFoto(almacen, {
    campo,
    nombreOriginal: esperado.tabla ? nombre : conExtension(nombre, tipo.extension),
    tipoMime: tipo.mime,
    tamano,
    sha256,
    sha256Recibido: sha256,
    ruta,
  })
  if (archivo.ruta !== ruta) guardadas.push(archivo.ruta)
  return archivo
}

/** Few bytes may say that they are more dots than whoever opens them has memory for. */
function exigirMedida(campo: string, nombre: string, medidas: Medidas | null): void {
  const [alto, ancho] = medidas ?? [0, 0]
  if (alto * ancho <= MAX_PUNTOS_DE_IMAGEN) return
  throw errorDeCampo(campo, imagenDemasiadoGrande(nombre, ancho, alto, MAX_PUNTOS_DE_IMAGEN), 413)
}

/** Over what the city takes. */
export const pesaDeMas = (campo: string, nombre: string, megas: number) =>
  errorDeCampo(campo, pasaDelTope(nombre, megas), 413)

/** A field for photos got something else. */
export const noEsFoto = (campo: string, nombre: string) =>
  errorDeCampo(campo, predicado(`el archivo «${nombre}» no es una foto. Puede adjuntar PNG o JPG`), 415)

const demasiados = (campo: string, maximo: number) =>
  maximo === MAX_ARCHIVOS
    ? errorDeCampo(campo, DEMASIADOS_ARCHIVOS)
    : errorDeCampo(campo, predicado(`admite ${cuantos(maximo, 'archivo', 'archivos')} como máximo`))
