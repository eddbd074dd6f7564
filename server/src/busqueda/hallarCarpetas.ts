import type { Buscado } from '@catastro/domain/busqueda/interpretar'
import type { CarpetaHallada } from '@catastro/domain/busqueda/llamadas'
import { TITULAR } from '../carpetas/personasConParte.ts'
import { EXPEDIENTE_DE_BUSQUEDA, NUMERO_ANTERIOR_DE_BUSQUEDA } from '../carpetas/tablas.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { MUCHAS, type Palabras, palabrasParecidas, palabrasQueHay } from './palabras.ts'

/** One more row than the page has tells that there are others. */
interface Tramo {
  readonly filas: number
  readonly desde: number
}

interface Halladas {
  readonly carpetas: CarpetaHallada[]
  readonly hayMas: boolean
  readonly parecidas?: true
}

/** So many words besides the one that is walked. */
const OTRAS = 5
/**
 * Of a folder, for each place from `$n` on: one of its few words is between the two that are there, and, where there is a list,
 * in it. A place that nothing was said of asks nothing.
 */
const TIENE = (id: string, n: number) =>
  Array.from({ length: OTRAS }, (_, lugar) => {
    const [desde, hasta, entre] = [0, 1, 2].map((k) => `$${n + 3 * lugar + k}`)
    return `(${desde}?::text is null or exists (select from palabra_de_carpeta q where q.id_carpeta = ${id}
      and q.palabra >= ${desde} and q.palabra < ${hasta}?::text and (${entre}?::text[] is null or q.palabra = any(${entre}))))`
  }).join(' and ')

/**
 * Down the words of $1, each from its newest folder, no further than the page nor than $5 folders; first those with more words
 * as they were typed ($2).
 */
const porPalabras = sentencia(
  'carpetas_por_palabras',
  `select x.id_carpeta as "idCarpeta!"
   from unnest($1::text[]) w(palabra)
   cross join lateral (
     select p.id_carpeta from (
       select a.id_carpeta from palabra_de_carpeta a where a.palabra = w.palabra order by a.id_carpeta desc limit $5
     ) p
     where ${TIENE('p.id_carpeta', 6)}
     order by p.id_carpeta desc limit $3::integer + $4::integer
   ) x
   group by x.id_carpeta
   order by (select count(*) from unnest($2::text[]) t(palabra)
     join palabra_de_carpeta q on q.palabra = t.palabra and q.id_carpeta = x.id_carpeta) desc, x.id_carpeta desc
   limit $3 offset $4`,
)

/** From this many signs on, a file number is found by its beginning. */
const MIN_EXPEDIENTE = 3
const EMPIEZA = (numero: string, clave: string) =>
  `${numero} >= ${clave} and ${numero} < ${clave} || '~' and (length(${clave}) >= ${MIN_EXPEDIENTE} or ${numero} = ${clave})`
/** Of a folder `c`: its file number is that, or begins so. */
const TIENE_EXPEDIENTE = (clave: string) => `${EMPIEZA(EXPEDIENTE_DE_BUSQUEDA, clave)} and c.expediente is not null`
/** The same of what another system called it. */
const TIENE_NUMERO_ANTERIOR = (clave: string) =>
  `${EMPIEZA(NUMERO_ANTERIOR_DE_BUSQUEDA, clave)} and c.numero_anterior is not null`
/** The first folders whose number of that kind is this, or begins so. */
const LAS_DE = (columnas: string, numero: string, tiene: string) =>
  `(select ${columnas} from carpeta c where c.borrada_el is null and ${tiene}
       order by ${numero}, c.id_carpeta desc limit $3::integer + $4::integer)`

const ES_DOCUMENTO = (persona: string, numero: string) =>
  `(${persona}.documento_persona = ${numero} or length(${numero}) in (7, 8) and substr(${persona}.documento_persona, 3, 8) = lpad(${numero}, 8, '0'))`

/**
 * The folder of that number; those of that file, property or person. $2: the number as a folder's, or none. A property and an
 * owner have few: by the key's own order, they would be looked for among all (hence `+ 0`).
 */
const porNumero = sentencia(
  'carpetas_por_numero',
  `with gente as materialized (
     select e.id_persona from persona e where e.documento_persona = $1::text::bpchar
     union select e.id_persona from persona e
       where length($1::text) in (7, 8) and substr(e.documento_persona, 3, 8) = lpad($1::text, 8, '0')
   )
   select x.id_carpeta as "idCarpeta!" from (
     select c.id_carpeta, 0 as puesto from carpeta c where c.id_carpeta = $2?::integer and c.borrada_el is null
     union all
     ${LAS_DE(`c.id_carpeta, case when ${EXPEDIENTE_DE_BUSQUEDA} = $1 then 1 else 4 end`, EXPEDIENTE_DE_BUSQUEDA, TIENE_EXPEDIENTE('$1'))}
     union all
     ${LAS_DE(`c.id_carpeta, case when ${NUMERO_ANTERIOR_DE_BUSQUEDA} = $1 then 1 else 4 end`, NUMERO_ANTERIOR_DE_BUSQUEDA, TIENE_NUMERO_ANTERIOR('$1'))}
     union all
     select c.id_carpeta, 2 from carpeta c where c.borrada_el is null and c.padron = $1::text
     union all
     select c.id_carpeta, 3 from gente g cross join lateral (
       (select k.id_carpeta from carpeta k where k.id_persona = g.id_persona and k.borrada_el is null
         order by k.fecha_alta desc, k.id_carpeta desc limit $3::integer + $4::integer)
       union all
       (select k.id_carpeta from propietario o cross join lateral (
           select c.id_carpeta from carpeta c where c.id_propietario = o.id_propietario and c.borrada_el is null
           order by c.id_carpeta + 0 desc limit $3::integer + $4::integer) k
         where o.id_persona = g.id_persona)
       union all
       (select k.id_carpeta from profesional r cross join lateral (
           select c.id_carpeta from carpeta c where c.id_profesional = r.id_profesional and c.borrada_el is null
           order by c.fecha_alta desc, c.id_carpeta desc limit $3::integer + $4::integer) k
         where r.id_persona = g.id_persona)
     ) c
   ) x
   group by x.id_carpeta order by min(x.puesto), x.id_carpeta desc limit $3 offset $4`,
)

/** By the beginning of a file number, or of one of another system, which has letters. $2: the same. */
const porExpediente = sentencia(
  'carpetas_por_expediente',
  `select x.id_carpeta as "idCarpeta!" from (
     ${LAS_DE(`c.id_carpeta, ${EXPEDIENTE_DE_BUSQUEDA} as clave`, EXPEDIENTE_DE_BUSQUEDA, TIENE_EXPEDIENTE('$1'))}
     union all
     ${LAS_DE(`c.id_carpeta, ${NUMERO_ANTERIOR_DE_BUSQUEDA}`, NUMERO_ANTERIOR_DE_BUSQUEDA, TIENE_NUMERO_ANTERIOR('$2'))}
   ) x group by x.id_carpeta order by min(x.clave), x.id_carpeta desc limit $3 offset $4`,
)

/**
 * One's own, few enough to look at each: of a number ($3), or with the words. Of the works on one's own property too, whoever
 * filed them (A-205).
 */
const propias = sentencia(
  'carpetas_propias_halladas',
  `select c.id_carpeta as "idCarpeta", bool_and(m.como_propietario) as "comoPropietario!"
   from (select id_carpeta, false as como_propietario from carpeta where id_persona = $1 and borrada_el is null
       union all select id_carpeta, false from carpeta where id_profesional = $2? and borrada_el is null
       union all select k.id_carpeta, true from propietario p join carpeta k using (id_propietario)
         where p.id_persona = $1 and k.borrada_el is null) m
     join carpeta c using (id_carpeta) left join propietario o on o.id_propietario = c.id_propietario
     left join persona e on e.id_persona = coalesce(o.id_persona, c.id_persona)
   where ($3::text <> '' and (c.id_carpeta::text = $3 or c.padron = $3 or ${TIENE_EXPEDIENTE('$3')} or ${TIENE_NUMERO_ANTERIOR('$3')}
         or $4::boolean and ${ES_DOCUMENTO('e', '$3')})
       or not $4 and exists (select from palabra_de_carpeta p where p.id_carpeta = c.id_carpeta
         and p.palabra >= $7::text and p.palabra < $8::text) and ${TIENE('c.id_carpeta', 9)})
   group by c.id_carpeta order by c.id_carpeta desc limit $5 offset $6`,
)

const mostrar = sentencia(
  'carpetas_halladas',
  `select c.id_carpeta as "idCarpeta", e.tramite_estado as estado, c.completa, et.encomiendatipo as encomienda,
     ${TITULAR} as "titular!",
     coalesce(x.apellido_persona || ' ' || x.nombre_persona, c.profesional_anterior) as profesional,
     trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!", c.padron, c.expediente, c.numero_anterior as "numeroAnterior"
   from unnest($1::integer[]) with ordinality h(id_carpeta, lugar) join carpeta c using (id_carpeta)
     join tramite_estado e on e.id_tramite_estado = c.estado
     join domicilio d using (id_domicilio)
     left join encomienda_tipo et using (id_encomienda_tipo)
     left join propietario o on o.id_propietario = c.id_propietario
     join persona t on t.id_persona = coalesce(o.id_persona, c.id_persona)
     left join profesional pr on pr.id_profesional = c.id_profesional
     left join persona x on x.id_persona = pr.id_persona
   order by h.lugar`,
)

type Ids = readonly { readonly idCarpeta: number; readonly comoPropietario?: boolean }[]

const veces = (grupo: Palabras[number]) => grupo.reduce((suma, { cuantas }) => suma + cuantas, 0)
const largo = (grupo: Palabras[number]) => Math.max(...grupo.map(({ palabra }) => palabra.length))
/** The word of the fewest folders; of those that too many have, the longest. */
const laMasRara = (palabras: Palabras) =>
  palabras.toSorted((una, otra) => veces(una) - veces(otra) || largo(otra) - largo(una))[0] ?? []

type Lugar = readonly [desde: string | null, hasta: string | null, entre: readonly string[] | null]
const NADA: Lugar = [null, null, null]
/** What was typed is a beginning: one stretch, however many words begin so. */
const comoSeEscribio = ({ palabra, entera }: Buscado['palabras'][number]): Lugar => [
  palabra,
  palabra + (entera ? ' ' : '~'),
  null,
]
const entreEstas = (grupo: Palabras[number]): Lugar => {
  const palabras = grupo.map(({ palabra }) => palabra).sort()
  return [palabras[0] ?? '', `${palabras.at(-1)} `, palabras]
}
/** In the statement's places, each of three. */
const enLugares = (lugares: readonly Lugar[]) => {
  const [a = NADA, b = NADA, c = NADA, d = NADA, e = NADA] = lugares
  return [...a, ...b, ...c, ...d, ...e] as const
}

/** Words that too many folders have are looked for in the newest of them first: nearly always that fills the page. */
const CERCA = 1500
const TODAS = 2 ** 31 - 1

async function conPalabras(db: Db, buscado: Buscado, { filas, desde }: Tramo) {
  const talCual = await palabrasQueHay(db, buscado.palabras)
  const palabras = talCual ?? (await palabrasParecidas(db, buscado.palabras))
  if (!palabras) return { ids: [] }
  const guia = laMasRara(palabras)
  const otras = palabras.flatMap((grupo, n): Lugar[] => {
    const buscada = buscado.palabras[n]
    if (grupo === guia || !buscada) return []
    return [talCual ? comoSeEscribio(buscada) : entreEstas(grupo)]
  })
  const caminar = (hasta: number) =>
    porPalabras(
      db,
      guia.map(({ palabra }) => palabra),
      buscado.palabras.map(({ palabra }) => palabra),
      filas,
      desde,
      hasta,
      ...enLugares(otras),
    )
  const cerca = await caminar(otras.length > 0 ? CERCA : TODAS)
  const alcanzan = otras.length === 0 || cerca.length === filas || guia.every(({ cuantas }) => cuantas < MUCHAS)
  const ids = alcanzan ? cerca : await caminar(TODAS)
  return { ids, ...(!talCual && ids.length > 0 && { parecidas: true as const }) }
}

const NUMERO_MAXIMO = 2 ** 31 - 1

async function deTodas(db: Db, buscado: Buscado, tramo: Tramo): Promise<{ ids: Ids; parecidas?: true }> {
  const { clave, esNumero } = buscado
  const { filas, desde } = tramo
  if (esNumero) {
    const comoCarpeta = Number(clave) <= NUMERO_MAXIMO ? Number(clave) : null
    return { ids: await porNumero(db, clave, comoCarpeta, filas, desde) }
  }
  const expedientes = /\d/.test(clave) ? await porExpediente(db, clave, clave, filas, desde) : []
  return expedientes.length > 0 ? { ids: expedientes } : conPalabras(db, buscado, tramo)
}

function deQuien(db: Db, quien: Identidad, { clave, esNumero, palabras }: Buscado, { filas, desde }: Tramo) {
  const [primera = NADA, ...otras] = palabras.map(comoSeEscribio)
  return propias(
    db,
    quien.idPersona,
    quien.idProfesional,
    /\d/.test(clave) ? clave : '',
    esNumero,
    filas,
    desde,
    primera[0] ?? '',
    primera[1] ?? '',
    ...enLugares(otras),
  )
}

/** Staff find any folder, in whatever state; anybody else those that are theirs (S-6). */
export async function hallarCarpetas(
  db: Db,
  quien: Identidad,
  buscado: Buscado,
  { filas, desde }: Tramo,
): Promise<Halladas> {
  const conOtra = { filas: filas + 1, desde }
  const { ids, ...parecido } = esPersonal(quien)
    ? await deTodas(db, buscado, conOtra)
    : { ids: await deQuien(db, quien, buscado, conOtra) }
  const pagina = ids.slice(0, filas)
  const halladas = await mostrar(
    db,
    pagina.map(({ idCarpeta }) => idCarpeta),
  )
  // Who filed it is not the owner's to read.
  const deObraPropia = new Set(
    pagina.filter(({ comoPropietario }) => comoPropietario).map(({ idCarpeta }) => idCarpeta),
  )
  const carpetas = halladas.map((una) => (deObraPropia.has(una.idCarpeta) ? { ...una, profesional: null } : una))
  return { carpetas, hayMas: ids.length > filas, ...parecido }
}
