import { abrirBase } from './base.ts'

/** `npm run bench:mapa` makes this ground first: 17,956 blocks of 28 lots, the same at every run, beside the demo city. */

const POR_LADO = Number(process.env.MANZANAS_POR_LADO ?? 134)
export const PARCELAS = POR_LADO * POR_LADO * 28
/** Its north-western corner. */
export const ORIGEN = { lon: -65.6, lat: -26.6 }
const PASO = 120
const INCLINACION = 0.1
const METROS_POR_GRADO = 111_195

const girado = (x: string, y: string) => ({
  lon: `round((${ORIGEN.lon} + ((${x}) * cos(${INCLINACION}) - (${y}) * sin(${INCLINACION})) / (${METROS_POR_GRADO} * cos(radians(${ORIGEN.lat}))))::numeric, 8)::float8`,
  lat: `round((${ORIGEN.lat} - ((${x}) * sin(${INCLINACION}) + (${y}) * cos(${INCLINACION})) / ${METROS_POR_GRADO})::numeric, 8)::float8`,
})

/** The form, the box and the centre of a rectangle of a block. */
function rectangulo(x0: string, y0: string, x1: string, y1: string): string {
  const de = (x: string, y: string) => girado(`m.c * ${PASO} + ${x}`, `m.f * ${PASO} + ${y}`)
  const esquinas = [de(x0, y0), de(x0, y1), de(x1, y1), de(x1, y0)]
  const punto = ({ lon, lat }: { lon: string; lat: string }) => `json_build_array(${lon}, ${lat})`
  const medio = de(`(${x0} + ${x1}) / 2`, `(${y0} + ${y1}) / 2`)
  const de4 = (que: 'lon' | 'lat', cual: 'least' | 'greatest') => `${cual}(${esquinas.map((e) => e[que]).join(', ')})`
  return `json_build_object('type', 'Polygon', 'coordinates',
      json_build_array(json_build_array(${[...esquinas, ...esquinas.slice(0, 1)].map(punto).join(', ')}))),
    box(point(${de4('lon', 'least')}, ${de4('lat', 'least')}), point(${de4('lon', 'greatest')}, ${de4('lat', 'greatest')})),
    point(${medio.lon}, ${medio.lat})`
}

const PASOS = [
  'create temp table m as select row_number() over () as n, c, f, 0 as id from ' +
    `generate_series(0, ${POR_LADO - 1}) c, generate_series(0, ${POR_LADO - 1}) f`,
  `update m set id = 100000 + n`,
  `insert into manzana (id_manzana, seccion, manzana, forma, caja, centro)
   select m.id, 'B' || m.c / 10, m.n::text, ${rectangulo('0.0', '0.0', '100.0', '100.0')} from m`,
  `insert into parcela (padron, id_manzana, parcela, forma, caja, centro)
   select (30000000 + m.n * 28 + l)::text, m.id, (l + 1)::text, ${rectangulo(
     '(l % 14) * 100.0 / 14',
     '(l / 14) * 50.0',
     '(l % 14 + 1) * 100.0 / 14',
     '(l / 14 + 1) * 50.0',
   )} from m, generate_series(0, 27) l order by m.n, l`,
  `insert into calle_eje (nombre, avenida, forma, caja)
   select 'CALLE ' || i, i % 10 = 0,
     json_build_object('type', 'LineString', 'coordinates', json_build_array(json_build_array(x0, y0), json_build_array(x1, y1))),
     box(point(x0, y0), point(x1, y1))
   from generate_series(0, ${POR_LADO}) i, lateral (select
     ${girado('-10', `i * ${PASO} - 10`).lon} as x0, ${girado('-10', `i * ${PASO} - 10`).lat} as y0,
     ${girado(`${POR_LADO} * ${PASO}`, `i * ${PASO} - 10`).lon} as x1, ${girado(`${POR_LADO} * ${PASO}`, `i * ${PASO} - 10`).lat} as y1) e`,
]

/** Does nothing where it is already. */
export async function generarMapa(): Promise<void> {
  const base = await abrirBase()
  const client = await base.db.$client.connect()
  try {
    const { rowCount } = await client.query('select 1 from manzana where id_manzana > 100000 limit 1')
    if (rowCount) return
    await client.query('begin')
    await client.query('alter table parcela disable trigger auditar; alter table manzana disable trigger auditar')
    for (const paso of PASOS) await client.query(paso)
    await client.query('alter table parcela enable trigger auditar; alter table manzana enable trigger auditar')
    await client.query('commit')
    await client.query('vacuum analyze parcela, manzana, calle_eje')
  } finally {
    client.release()
    await base.cerrar()
  }
}
