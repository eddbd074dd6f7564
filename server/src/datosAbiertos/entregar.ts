import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { CAMPOS, type Conjunto, MIN_PARCELAS_PUBLICAS } from '@catastro/domain/datosAbiertos/reglas'
import { sumarMeses } from '@catastro/domain/estadisticas/periodo'
import { CABECERA_DE_ROLES, CABECERA_DE_SESION_RECORDADA } from '@catastro/domain/roles'
import type { FastifyReply } from 'fastify'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { planilla } from '../plataforma/planilla/planilla.ts'
import type { Celda } from '../plataforma/planilla/xlsx.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { mesesPublicados, resumenDeDatos } from './resumen.ts'

const POR_LECTURA = 1000

const RASGO = (id: string, propiedades: string) =>
  `'{"type":"Feature","id":' || ${id} || ',"properties":' || ${propiedades} || ',"geometry":' || `

const manzanas = sentencia(
  'manzanas_publicadas',
  `select id_manzana as id, ${RASGO('id_manzana', `json_build_object('seccion', seccion, 'manzana', manzana)`)}
     forma::text || '}' as "rasgo!"
   from manzana where id_manzana > $1 order by id_manzana limit ${POR_LECTURA}`,
)
const parcelas = sentencia(
  'parcelas_publicadas',
  `select p.id_parcela as id, ${RASGO(
    'p.id_parcela',
    `json_build_object('seccion', m.seccion, 'manzana', m.manzana, 'parcela', p.parcela, 'padron', p.padron)`,
  )} p.forma::text || '}' as "rasgo!"
   from parcela p join manzana m using (id_manzana) where p.id_parcela > $1 order by p.id_parcela limit ${POR_LECTURA}`,
)
const DE_CAPA = { manzanas, parcelas }

/**
 * A layer as GeoJSON, some hundreds of features at a time, as whoever asked for it takes them. Between one reading and the
 * next no connection is held: a slow reader costs nobody else anything.
 */
async function* enGeojson(db: Db, capa: keyof typeof DE_CAPA): AsyncGenerator<string> {
  yield `{"type":"FeatureCollection","name":"${capa}","features":[`
  let ultimo = 0
  let coma = '\n'
  for (;;) {
    const filas = await DE_CAPA[capa](db, ultimo)
    if (filas.length === 0) break
    yield coma + filas.map(({ rasgo }) => rasgo).join(',\n')
    ultimo = filas.at(-1)?.id ?? ultimo
    coma = ',\n'
  }
  yield '\n]}\n'
}

// A folder counts once, in the month of its first approval, and not if it was deleted.
const delMes = sentencia(
  'permisos_publicados_de_un_mes',
  `select coalesce(g.seccion, '') as "seccion!", coalesce(g.manzana, '') as "manzana!",
     coalesce(et.encomiendatipo, u.uso, '') as "tipo!", count(*) as "cantidad!"
   from tramite_historial h join carpeta c on c.id_carpeta = h.id_carpeta and c.borrada_el is null
   left join encomienda_tipo et using (id_encomienda_tipo) left join uso u using (id_uso)
   left join lateral (
     select m.seccion, m.manzana from parcela p join manzana m using (id_manzana)
     where p.padron = c.padron
       and (select count(*) from parcela o where o.id_manzana = p.id_manzana) >= ${MIN_PARCELAS_PUBLICAS}) g on true
   where h.estado_nuevo = ${ESTADOS.APROBADO}
     and h.ocurrido_el >= $1::date::timestamp at time zone zona_de_la_ciudad() and h.ocurrido_el < $2::date::timestamp at time zone zona_de_la_ciudad()
     and not exists (select from tramite_historial a
       where a.id_carpeta = h.id_carpeta and a.estado_nuevo = h.estado_nuevo and (a.ocurrido_el, a.id) < (h.ocurrido_el, h.id))
   group by 1, 2, 3 order by 1, 2, 3`,
)

/** The titles, and then month by month. */
async function* permisosPublicados(db: Db): AsyncGenerator<readonly Celda[]> {
  yield CAMPOS.permisos.map(({ campo }) => campo)
  const { desde, hasta } = mesesPublicados()
  for (let mes = desde; mes <= hasta; mes = sumarMeses(mes, 1)) {
    const filas = await delMes(db, `${mes}-01`, `${sumarMeses(mes, 1)}-01`)
    yield* filas.map(({ seccion, manzana, tipo, cantidad }) => [mes, seccion, manzana, tipo, cantidad])
  }
}

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
    .removeHeader(CABECERA_DE_SESION_RECORDADA)

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
