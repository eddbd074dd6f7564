import { MANZANA_NO_EXISTE } from '@catastro/domain/mapa/mensajes'
import { MANZANAS_POR_PAGINA } from '@catastro/domain/mapa/reglas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { exigir } from '../plataforma/base/tablasDeReferencia.ts'
import { TOPE, totalDe, tramoDe } from '../plataforma/paginas/tramo.ts'
import { comoCaja } from './capas.ts'
import { COLUMNAS_DE_PARCELA, presentarParcela, UNIONES_DE_PARCELA } from './parcelas.ts'

const CARPETAS = `case when $1::boolean then (
  select count(*) from parcela p join carpeta c on c.padron = p.padron and c.borrada_el is null
    join tramite_estado e on e.id_tramite_estado = c.estado and not e.es_final
  where p.id_manzana = m.id_manzana) end as carpetas`
const COLUMNAS = `m.id_manzana as "idManzana", m.seccion, m.manzana,
  (select count(*) from parcela p where p.id_manzana = m.id_manzana) as "parcelas!", ${CARPETAS}`

/** Numbers first by their value, so that 2 stands before 10. */
const COMO_NUMERO = (columna: string) => `(case when ${columna} ~ '^\\d{1,9}$' then ${columna}::int end), ${columna}`

const aLaVista = sentencia(
  'manzanas_a_la_vista',
  `with alcance as materialized (
     select id_manzana, seccion, manzana, count(*) over () as cuenta from (
       select id_manzana, seccion, manzana from manzana where caja && box(point($2, $3), point($4, $5))
       limit ${TOPE}) vistas
     order by ${COMO_NUMERO('seccion')}, ${COMO_NUMERO('manzana')} limit $6 offset $7)
   select ${COLUMNAS}, m.cuenta from alcance m order by ${COMO_NUMERO('seccion')}, ${COMO_NUMERO('manzana')}`,
)

interface Vista {
  readonly oeste: number
  readonly sur: number
  readonly este: number
  readonly norte: number
  readonly pagina?: number | undefined
}

/** The blocks in sight, so that a list says what the map shows. */
export async function manzanasALaVista(db: Db, deCarpetas: boolean, { oeste, sur, este, norte, pagina }: Vista) {
  const tramo = tramoDe({ pagina }, { porPagina: MANZANAS_POR_PAGINA, paraVerMas: 'Acérquese para ver menos manzanas' })
  const manzanas = await aLaVista(db, deCarpetas, oeste, sur, este, norte, tramo.filas, tramo.desde)
  return { manzanas, totalEsMinimo: false, ...totalDe(manzanas[0]?.cuenta ?? 0) }
}

const leerManzana = sentencia(
  'manzana_del_mapa',
  `select ${COLUMNAS}, (m.caja[1])[0] as oeste, (m.caja[1])[1] as sur, (m.caja[0])[0] as este, (m.caja[0])[1] as norte
   from manzana m where m.id_manzana = $2`,
)
const leerParcelas = sentencia(
  'parcelas_de_una_manzana',
  `select ${COLUMNAS_DE_PARCELA} from parcela p ${UNIONES_DE_PARCELA} where p.id_manzana = $1
   order by ${COMO_NUMERO('p.parcela')}, p.id_parcela`,
)

export async function manzanaDelMapa(db: Db, deCarpetas: boolean, idManzana: number) {
  const [filas, parcelas] = await Promise.all([leerManzana(db, deCarpetas, idManzana), leerParcelas(db, idManzana)])
  const { oeste, sur, este, norte, ...manzana } = exigir(filas, MANZANA_NO_EXISTE)
  return { manzana, caja: comoCaja({ oeste, sur, este, norte }), parcelas: parcelas.map(presentarParcela) }
}
