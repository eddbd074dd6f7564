import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { ErrorDePortal } from '@catastro/domain/errores'
import { TESELA_NO_EXISTE } from '@catastro/domain/mapa/mensajes'
import { type Capa, ZOOM } from '@catastro/domain/mapa/reglas'
import { CABECERA_DE_ROLES, CABECERA_DE_SESION_RECORDADA } from '@catastro/domain/roles'
import { type GeoJSONToTileOptions, geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FastifyReply } from 'fastify'
import type { Feature } from 'geojson'
import { LRUCache } from 'lru-cache'
import type { Db } from '../plataforma/base/db.ts'
import { capaDeSuperficies } from './capaDeSuperficies.ts'
import { type Cuadro, esDelMundo, MARGEN, PASOS } from './cuadro.ts'
import { leerDibujos } from './dibujo.ts'
import { RASGOS } from './rasgos.ts'

const comprimir = promisify(gzip)
/** Several times faster than the usual level, for a tenth more bytes. */
const NIVEL = 1

/** Nothing is simplified: a border that two parcels share stays one line at every zoom. */
const CORTE: GeoJSONToTileOptions = { extent: PASOS, buffer: MARGEN, tolerance: 0, maxZoom: 24, clip: true }
const VERSION_DEL_FORMATO = 2

interface Tesela {
  readonly version: number
  /** A Mapbox Vector Tile, compressed. */
  readonly bytes: Buffer
}

const tieneTeselas = (capa: Capa, cuadro: Cuadro) =>
  cuadro.z >= ZOOM[capa].min && cuadro.z <= ZOOM[capa].max && esDelMundo(cuadro)

async function hacerTesela(db: Db, capa: Capa, cuadro: Cuadro): Promise<Tesela> {
  const { version, capas } = await RASGOS[capa](db, cuadro)
  const partes: Uint8Array[] = []
  for (const [nombre, contenido] of Object.entries(capas)) {
    if (contenido === null) continue
    partes.push(
      typeof contenido === 'string'
        ? deGeojson(nombre, contenido, cuadro)
        : capaDeSuperficies(nombre, leerDibujos(contenido, cuadro)),
    )
  }
  return { version, bytes: await comprimir(Buffer.concat(partes), { level: NIVEL }) }
}

function deGeojson(nombre: string, texto: string, { z, x, y }: Cuadro): Uint8Array {
  const features: Feature[] = JSON.parse(texto)
  const capa = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, CORTE)
  return fromGeojsonVt({ [nombre]: capa }, { version: VERSION_DEL_FORMATO, extent: PASOS })
}

const MEMORIA = 48 * 1024 * 1024
/** What an entry weighs besides its bytes. */
const POR_ENTRADA = 300
const UN_ANIO = 365 * 24 * 3600

interface Pedida extends Cuadro {
  readonly version: number
}

/** The tiles that were last made, for as long as their layer stays as it was. */
export class Teselas {
  readonly #hechas = new LRUCache<string, Buffer>({
    maxSize: MEMORIA,
    sizeCalculation: ({ length }) => length + POR_ENTRADA,
  })

  async entregar(db: Db, capa: Capa, pedida: Pedida, reply: FastifyReply): Promise<Readable> {
    if (!tieneTeselas(capa, pedida)) throw new ErrorDePortal(404, TESELA_NO_EXISTE)
    const { bytes, vigente } = await this.#traer(db, capa, pedida)
    const alcance = capa === 'carpetas' ? 'private' : 'public'
    reply
      .type('application/vnd.mapbox-vector-tile')
      .header('cache-control', vigente ? `${alcance}, max-age=${UN_ANIO}, immutable` : 'private, no-store')
      .header('vary', 'accept-encoding')
      // What may be kept for anybody says nothing of who asked first.
      .removeHeader(CABECERA_DE_ROLES)
      .removeHeader(CABECERA_DE_SESION_RECORDADA)
    const cuerpo = comoLoPide(bytes, reply)
    reply.header('content-length', cuerpo.length)
    return Readable.from([cuerpo])
  }

  /** One of a version that is past (or was made up) shows what there is now, and is kept nowhere. */
  async #traer(db: Db, capa: Capa, pedida: Pedida): Promise<{ bytes: Buffer; vigente: boolean }> {
    const { version, z, x, y } = pedida
    const clave = [capa, version, z, x, y].join('/')
    const guardada = this.#hechas.get(clave)
    if (guardada) return { bytes: guardada, vigente: true }
    const hecha = await hacerTesela(db, capa, { z, x, y })
    const vigente = hecha.version === version
    if (vigente) this.#hechas.set(clave, hecha.bytes)
    return { bytes: hecha.bytes, vigente }
  }
}

function comoLoPide(bytes: Buffer, reply: FastifyReply): Buffer {
  if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return gunzipSync(bytes)
  reply.header('content-encoding', 'gzip')
  return bytes
}
