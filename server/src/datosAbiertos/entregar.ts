import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Conjunto } from '@catastro/domain/datosAbiertos/reglas'
import { CABECERA_DE_ROLES } from '@catastro/domain/roles'
import type { FastifyReply } from 'fastify'
import type { Db } from '../plataforma/base/db.ts'
import { planilla } from '../plataforma/planilla/planilla.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { enGeojson } from './formas.ts'
import { permisosPublicados } from './permisos.ts'
import { resumenDeDatos } from './resumen.ts'

/** Who asks again within it is not answered anew, and after it only where something changed. */
const SEGUNDOS_GUARDADO = 3600

/** A set as a file. Its mark is its version: whoever has it already is told so, without reading it. */
export async function entregarConjunto(db: Db, conjunto: Conjunto, reply: FastifyReply): Promise<Readable> {
  const { capas } = await resumenDeDatos(db, '')
  const versiones = capas.map(({ version }) => version).join('-')
  const marca = conjunto === 'permisos' ? `W/"${conjunto}-${versiones}-${hoy()}"` : `W/"${conjunto}-${versiones}"`
  if (reply.request.headers['if-none-match']?.includes(marca)) {
    comoPublico(reply, marca).code(304)
    return Readable.from([])
  }
  const cuerpo = conTipo(db, conjunto, reply)
  // After what a sheet says of itself, which for anybody else's is that nobody may keep it.
  comoPublico(reply, marca)
  if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return cuerpo
  reply.header('content-encoding', 'gzip')
  const comprimido = createGzip()
  pipeline(cuerpo, comprimido, () => {}) // whoever reads the compressed sees the error
  return comprimido
}

const comoPublico = (reply: FastifyReply, marca: string) =>
  reply
    .header('etag', marca)
    .header('cache-control', `public, max-age=${SEGUNDOS_GUARDADO}`)
    .header('vary', 'accept-encoding')
    // Public data are for pages of other places too, and say nothing of who asked.
    .header('access-control-allow-origin', '*')
    .removeHeader(CABECERA_DE_ROLES)

function conTipo(db: Db, conjunto: Conjunto, reply: FastifyReply): Readable {
  if (conjunto === 'permisos') {
    return planilla(reply, { titulo: 'Permisos', nombre: 'permisos', formato: 'csv' }, permisosPublicados(db))
  }
  reply
    .type('application/geo+json')
    .header('content-disposition', `attachment; filename="${conjunto}.geojson"`)
    .header('x-content-type-options', 'nosniff')
  return Readable.from(enGeojson(db, conjunto), { objectMode: false })
}
