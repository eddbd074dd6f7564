import { type Db, sentencia } from '../plataforma/base/db.ts'

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
export async function* enGeojson(db: Db, capa: keyof typeof DE_CAPA): AsyncGenerator<string> {
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
