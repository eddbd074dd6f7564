import {
  type Capa,
  ZOOM_DE_MANZANAS,
  ZOOM_DE_NUMEROS_DE_MANZANA,
  ZOOM_DE_ROTULOS,
  ZOOM_DE_UNA_CARPETA,
} from '@catastro/domain/mapa/reglas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { type Cuadro, cajaDelCuadro } from './cuadro.ts'

/** What a tile shows of each of its layers: drawings of surfaces, or GeoJSON features as a text; null where there are none. */
interface Rasgos {
  /** The layer's, in the same picture of the database as what it shows. */
  readonly version: number
  readonly capas: Readonly<Record<string, Buffer | string | null>>
}
type Leer = (db: Db, cuadro: Cuadro) => Promise<Rasgos>

const VERSION = (capa: Capa) =>
  `(select coalesce(sum(veces), 0)::bigint from mapa.version where capa = '${capa}') as "version!"`
const A_LA_VISTA = 'caja && box(point($1, $2), point($3, $4))'

/** One text for all of them, so that thousands cost one row. */
const rasgos = (id: string, propiedades: string, forma: string) =>
  `'[' || string_agg('{"type":"Feature","id":' || ${id} || ',"properties":' || ${propiedades} || ',"geometry":' || ${forma} || '}', ',') || ']'`
const PUNTO = (centro: string) => `'{"type":"Point","coordinates":[' || ${centro}[0] || ',' || ${centro}[1] || ']}'`
const NADA = `'null'`
/** As `leerDibujos` takes them. */
const dibujos = (id: string) => `string_agg(int4send(${id}) || int4send(length(dibujo)) || dibujo, ''::bytea)`

const calles = sentencia(
  'tesela_de_calles',
  `select ${VERSION('calles')},
     ${rasgos('id_calle_eje', `json_build_object('nombre', nombre, 'avenida', avenida)`, 'forma::text')} as calles
   from calle_eje where ${A_LA_VISTA}`,
)

const manzanas = sentencia(
  'tesela_de_manzanas',
  `select ${VERSION('manzanas')}, ${dibujos('id_manzana')} as manzanas
   from manzana where ${A_LA_VISTA}`,
)
const manzanasConRotulo = sentencia(
  'tesela_de_manzanas_con_rotulo',
  `select ${VERSION('manzanas')}, ${dibujos('id_manzana')} as manzanas,
     ${rasgos('id_manzana', `json_build_object('manzana', manzana, 'seccion', seccion)`, PUNTO('centro'))} as rotulos
   from manzana where ${A_LA_VISTA}`,
)

// From afar, the ground that blocks cover: as many squares as fit a tile, however large the city.
const ejido = sentencia(
  'tesela_del_ejido',
  `select ${VERSION('manzanas')},
     ${rasgos(
       'row_number',
       NADA,
       `json_build_object('type', 'Polygon', 'coordinates', json_build_array(json_build_array(
          json_build_array(x * $5, y * $5), json_build_array((x + 1) * $5, y * $5),
          json_build_array((x + 1) * $5, (y + 1) * $5), json_build_array(x * $5, (y + 1) * $5),
          json_build_array(x * $5, y * $5))))`,
     )} as ejido
   from (select x, y, row_number() over () from (
     select distinct floor(centro[0] / $5::float8) as x, floor(centro[1] / $5::float8) as y
     from manzana where ${A_LA_VISTA}) celda) numeradas`,
)
const CELDA = 0.004

const parcelas = sentencia(
  'tesela_de_parcelas',
  `select ${VERSION('parcelas')}, ${dibujos('id_parcela')} as parcelas
   from parcela where ${A_LA_VISTA}`,
)
const parcelasConRotulo = sentencia(
  'tesela_de_parcelas_con_rotulo',
  `select ${VERSION('parcelas')}, ${dibujos('id_parcela')} as parcelas,
     ${rasgos('id_parcela', `json_build_object('parcela', parcela, 'padron', padron)`, PUNTO('centro'))} as rotulos
   from parcela where ${A_LA_VISTA}`,
)

const EN_TRAMITE =
  'c.borrada_el is null and c.estado in (select id_tramite_estado from tramite_estado where not es_final)'
const DIA_DE_ALTA = `((c.fecha_alta at time zone zona_de_la_ciudad())::date - date '1970-01-01')`

const unaPorUna = sentencia(
  'tesela_de_carpetas',
  `select ${VERSION('carpetas')},
     ${rasgos(
       'c.id_carpeta',
       `json_build_object('manzana', p.id_manzana, 'estado', c.estado, 'dia', ${DIA_DE_ALTA})`,
       PUNTO('p.centro'),
     )} as carpetas
   from parcela p join carpeta c on c.padron = p.padron and ${EN_TRAMITE} where p.${A_LA_VISTA}`,
)
// How many of each state (e3), and the oldest of each (d3), so that the screen counts those of the chosen states alone.
const porManzana = sentencia(
  'tesela_de_carpetas_por_manzana',
  `select ${VERSION('carpetas')}, ${rasgos('id_manzana', 'propiedades', PUNTO('centro'))} as carpetas
   from (
     select m.id_manzana, m.centro,
       json_object_agg('e' || estado, cuantas)::jsonb || json_object_agg('d' || estado, dia)::jsonb as propiedades
     from (
       select p.id_manzana, c.estado, count(*) as cuantas, min(${DIA_DE_ALTA}) as dia
       from carpeta c join parcela p on p.padron = c.padron where ${EN_TRAMITE} group by 1, 2) n
     join manzana m using (id_manzana) where m.${A_LA_VISTA}
     group by 1) por_manzana`,
)

/** What each layer's tiles are made from, by how near they look. */
export const RASGOS: Readonly<Record<Capa, Leer>> = {
  calles: async (db, cuadro) => comoRasgos(await calles(db, ...cajaDelCuadro(cuadro))),
  manzanas: async (db, cuadro) =>
    comoRasgos(
      cuadro.z < ZOOM_DE_MANZANAS
        ? await ejido(db, ...cajaDelCuadro(cuadro), CELDA * 2 ** (ZOOM_DE_MANZANAS - cuadro.z))
        : await (cuadro.z < ZOOM_DE_NUMEROS_DE_MANZANA ? manzanas : manzanasConRotulo)(db, ...cajaDelCuadro(cuadro)),
    ),
  parcelas: async (db, cuadro) =>
    comoRasgos(await (cuadro.z < ZOOM_DE_ROTULOS ? parcelas : parcelasConRotulo)(db, ...cajaDelCuadro(cuadro))),
  carpetas: async (db, cuadro) =>
    comoRasgos(await (cuadro.z < ZOOM_DE_UNA_CARPETA ? porManzana : unaPorUna)(db, ...cajaDelCuadro(cuadro))),
}

function comoRasgos([fila]: readonly { readonly version: number }[]): Rasgos {
  if (!fila) throw new Error('Un cuadro del mapa no dio su renglón')
  const { version, ...capas } = fila
  return { version, capas: capas as Rasgos['capas'] }
}
