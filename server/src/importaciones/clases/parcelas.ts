import { COLUMNAS, FilaDeParcela } from '@catastro/domain/importaciones/columnas'
import { cerosPerdidos } from '@catastro/domain/importaciones/excel'
import {
  type Caja,
  cajaDe,
  casco,
  centroDe,
  poligono,
  puntosDe,
  type Superficie,
} from '@catastro/domain/mapa/geometria'
import { sentencia, type Tx } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { clase, type ErrorDeCelda } from './clase.ts'

const X = `json_to_recordset($1) as x(n int, accion text, "idParcela" int, padron text, seccion text, manzana text, parcela text,
  forma text, caja box, centro point)`

// A parcel is its padron's, or else the one of its number on its block: two look-ups, each by its index (nulls are not
// looked for: there may be one or all of them). Its block: what the file says, or its address.
const encontrar = sentencia(
  'parcelas_por_importar',
  `select coalesce(nullif(x.seccion, ''), d.seccion, '') as "seccion!", coalesce(nullif(x.manzana, ''), d.manzana, '') as "manzana!",
     coalesce(nullif(x.parcela, ''), d.parcela, '') as "parcela!", p.id_parcela as "idParcela",
     coalesce(p.forma::text = x.forma and p.parcela = coalesce(nullif(x.parcela, ''), d.parcela, '')
       and m.seccion = coalesce(nullif(x.seccion, ''), d.seccion) and m.manzana = coalesce(nullif(x.manzana, ''), d.manzana), false)
       as "igual!",
     coalesce(m.seccion, d.seccion) as "suSeccion", coalesce(m.manzana, d.manzana) as "suManzana", coalesce(p.parcela, d.parcela) as "suParcela"
   from ${X}
   left join padron r on r.padronm = x.padron
   left join domicilio d on d.id_domicilio = r.id_domicilio
   left join lateral (
     select p.* from parcela p where p.padron = x.padron
     union all
     select p.* from parcela p where x.padron is null and coalesce(p.padron, '') = '' and p.parcela = x.parcela
       and p.id_manzana = (select m.id_manzana from manzana m where (m.seccion, m.manzana) = (x.seccion, x.manzana))
     limit 1) p on true
   left join manzana m on m.id_manzana = p.id_manzana
   order by x.n`,
)

const NINGUNA: Fila<'parcelas_por_importar'> = {
  ...{ seccion: '', manzana: '', parcela: '', idParcela: null, igual: false },
  ...{ suSeccion: null, suManzana: null, suParcela: null },
}

// A city that does not say its frame: where its parcels are, and as far again around them. Without any yet, the country
// alone is asked for.
const fuera = sentencia(
  'formas_fuera_de_la_ciudad',
  `select x.n from json_to_recordset($1) as x(n int, caja box), (
     select min((caja[1])[0]) as oeste, min((caja[1])[1]) as sur, max((caja[0])[0]) as este, max((caja[0])[1]) as norte
     from manzana) c
   where not x.caja <@ box(point(c.oeste - 0.25, c.sur - 0.25), point(c.este + 0.25, c.norte + 0.25))`,
)
const LEJOS_DE_LAS_DEMAS = 'está lejos de las demás parcelas de la ciudad'
const FUERA_DEL_MARCO = 'está fuera del marco de la ciudad: revise sus coordenadas y, si están en metros, su faja'
const noCabe = (forma: Superficie, marco: Caja) => {
  const [oeste, sur, este, norte] = cajaDe(puntosDe(forma))
  return oeste < marco[0] || sur < marco[1] || este > marco[2] || norte > marco[3]
}

const agregarManzanas = sentencia(
  'agregar_manzanas_importadas',
  `insert into manzana (seccion, manzana, forma, caja, centro)
   select distinct on (seccion, manzana) seccion, manzana, forma::json, caja, centro from ${X}
   on conflict (seccion, manzana) do nothing`,
)
const asentar = sentencia(
  'asentar_parcelas_importadas',
  `with cambiadas as (
     update parcela p set padron = x.padron, id_manzana = m.id_manzana, parcela = x.parcela, forma = x.forma::json,
       caja = x.caja, centro = x.centro
     from ${X} join manzana m on (m.seccion, m.manzana) = (x.seccion, x.manzana)
     where p.id_parcela = x."idParcela" returning p.id_manzana),
   agregadas as (
     insert into parcela (padron, id_manzana, parcela, forma, caja, centro)
     select x.padron, m.id_manzana, x.parcela, x.forma::json, x.caja, x.centro
     from ${X} join manzana m on (m.seccion, m.manzana) = (x.seccion, x.manzana)
     where x."idParcela" is null returning id_manzana)
   select id_manzana as "id!" from cambiadas union select id_manzana from agregadas`,
)
const formasDe = sentencia(
  'formas_de_unas_manzanas',
  `select id_manzana as id, json_agg(forma) as "formas!" from parcela where id_manzana = any($1::int[]) group by 1`,
  con<{ formas: Superficie[] }>(),
)
const rodear = sentencia(
  'rodear_manzanas',
  `update manzana m set forma = x.forma, caja = x.caja, centro = x.centro
   from json_to_recordset($1) as x(id int, forma json, caja box, centro point) where m.id_manzana = x.id`,
)

/** The ground: a parcel a row. A block is what surrounds its parcels. */
export const parcelas = clase({
  columnas: COLUMNAS.parcelas,
  esquema: FilaDeParcela,
  claves: ({ padron, seccion, manzana, parcela }) =>
    padron ? [`padrón ${padron}`] : [`${seccion} / ${manzana} / ${parcela}`],

  async cruzar(db, datos, { marco }) {
    const json = JSON.stringify(datos.map((d, n) => ({ n, ...d, ...enColumnas(d.forma) })))
    const rows = await encontrar(db, json)
    const lejos = new Set(marco ? [] : (await fuera(db, json)).map(({ n }) => n))
    return datos.map(({ forma, seccion, manzana, parcela }, n) => {
      const { igual, suSeccion, suManzana, suParcela, ...resuelto } = rows[n] ?? NINGUNA
      const errores: ErrorDeCelda[] = cerosPerdidos([
        ['Sección', seccion, suSeccion],
        ['Manzana', manzana, suManzana],
        ['Parcela', parcela, suParcela],
      ])
      if (lejos.has(n)) errores.push({ columna: 'Forma', msg: LEJOS_DE_LAS_DEMAS })
      if (marco && noCabe(forma, marco)) errores.push({ columna: 'Forma', msg: FUERA_DEL_MARCO })
      if (resuelto.seccion === '')
        errores.push({ columna: 'Sección', msg: 'es obligatoria: el padrón no dice cuál es' })
      if (resuelto.manzana === '')
        errores.push({ columna: 'Manzana', msg: 'es obligatoria: el padrón no dice cuál es' })
      const accion = resuelto.idParcela === null ? 'ALTA' : igual ? 'IGUAL' : 'CAMBIO'
      return { accion, errores, resuelto }
    })
  },

  async aplicar(tx, _autor, filas) {
    const json = JSON.stringify(
      filas.map(({ datos, resuelto }) => ({ padron: datos.padron ?? null, ...resuelto, ...enColumnas(datos.forma) })),
    )
    await agregarManzanas(tx, json)
    await rodearManzanas(
      tx,
      (await asentar(tx, json)).map(({ id }) => id),
    )
  },
})

async function rodearManzanas(tx: Tx, ids: readonly number[]): Promise<void> {
  const filas = await formasDe(tx, [...ids])
  const rodeadas = filas.map(({ id, formas }) => {
    const { forma, ...columnas } = enColumnas(poligono(casco(formas.flatMap(puntosDe))))
    return { id, forma: JSON.parse(forma) as unknown, ...columnas }
  })
  await rodear(tx, JSON.stringify(rodeadas))
}

function enColumnas(superficie: Superficie) {
  const [oeste, sur, este, norte] = cajaDe(puntosDe(superficie))
  return {
    forma: JSON.stringify(superficie),
    caja: `(${este},${norte}),(${oeste},${sur})`,
    centro: `(${centroDe(superficie).join()})`,
  }
}
