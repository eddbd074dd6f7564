import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import {
  type Catalogo,
  MAX_DESCONOCIDOS,
  MAX_SUGERENCIAS,
  type Respuesta,
  SE_RESPONDE,
} from '@catastro/domain/importaciones/desconocidos'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import type { contestarDesconocidos, Desconocido } from '@catastro/domain/importaciones/llamadas'
import {
  DIGA_CUAL_ES,
  NO_LO_NOMBRA,
  NO_SE_RESPONDE_ASI,
  OTRO_LO_CONTESTO,
} from '@catastro/domain/importaciones/mensajes'
import { buscadorDeParecidos } from '@catastro/domain/importaciones/parecido'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { olvidarAvance } from './avance.ts'
import { bloquearRevisada, verImportacion } from './pedidos.ts'

/** The names that a file brings and their catalogue has not: with what is alike, and answered once for all their rows. */

const DE_UNA = `select d.key as catalogo, clave_de_nombre(d.value->>'nombre') as clave, d.value as revisado
   from importaciones.fila f, jsonb_each(f.desconocidos) d where f.id_importacion = $1`

const leer = sentencia(
  'desconocidos_de_importacion',
  `select n.catalogo as "catalogo!", min(n.revisado->>'nombre') as "nombre!", count(*) as "filas!", q.respuesta, q.id_destino as "idDestino",
     p.nombre_persona || ' ' || p.apellido_persona as quien, q.dicha_el as "dichaEl", coalesce(q.version, 0) as "version!",
     bool_and(n.revisado->>'respuesta' is null) as "sinRespuesta!",
     bool_and(n.revisado->>'respuesta' is not distinct from q.respuesta
       and (n.revisado->>'idDestino')::integer is not distinct from q.id_destino) as "conEsa!", count(*) over () as "total!"
   from (${DE_UNA}) n left join equivalencia q on q.catalogo = n.catalogo and q.clave = n.clave
   left join persona p on p.id_persona = q.id_persona
   group by n.catalogo, n.clave, q.catalogo, q.clave, p.id_persona
   order by q.respuesta is not null, count(*) desc, 2 limit ${MAX_DESCONOCIDOS}`,
  con<{ catalogo: Catalogo }>(),
)

interface Candidato {
  readonly id: number
  /** Without its type: what is alike is the name. */
  readonly nombre: string
  readonly titulo: string
  readonly habilitado: boolean
}
const CANDIDATOS: Readonly<Record<Catalogo, (db: Db) => Promise<Candidato[]>>> = {
  calle: sentencia(
    'calles_parecidas',
    `select c.id_calle as id, c.calle as nombre, c.calle || ' (' || t.calle_tipo || ')' as "titulo!", c.estado as habilitado
     from calle c join calle_tipo t using (id_calle_tipo) order by c.calle, c.id_calle`,
  ),
  tipoDeCalle: sentencia(
    'tipos_de_calle_parecidos',
    `select id_calle_tipo as id, calle_tipo as nombre, calle_tipo as titulo, true as "habilitado!" from calle_tipo order by 2`,
  ),
  profesion: sentencia(
    'profesiones_parecidas',
    `select id_profesion as id, profesion as nombre, profesion as titulo, true as "habilitado!" from profesion order by 2`,
  ),
  universidad: sentencia(
    'universidades_parecidas',
    `select id_universidad as id, universidad as nombre, universidad as titulo, true as "habilitado!" from universidad order by 2`,
  ),
  oficina: sentencia(
    'oficinas_parecidas',
    `select o.id_oficina as id, o.oficina as nombre, o.oficina || ' (' || r.reparticion || ')' as "titulo!", o.estado as habilitado
     from oficina o join reparticion r using (id_reparticion) order by o.oficina, r.reparticion`,
  ),
  // Those that are not offered any more too: old folders are of them.
  encomienda: sentencia(
    'encomiendas_parecidas',
    `select id_encomienda_tipo as id, encomiendatipo as nombre, encomiendatipo as titulo, true as "habilitado!" from encomienda_tipo order by 2`,
  ),
  inmueble: sentencia(
    'inmuebles_parecidos',
    `select id_inmueble_tipo as id, inmueble_tipo as nombre, inmueble_tipo as titulo, true as "habilitado!" from inmueble_tipo order by 2`,
  ),
  obra: sentencia(
    'obras_parecidas',
    `select id_obra_tipo as id, obra_tipo as nombre, obra_tipo as titulo, true as "habilitado!" from obra_tipo order by 2`,
  ),
}

const comoSugerencia = ({ id, titulo }: Candidato) => ({ id, nombre: titulo })

/** A catalogue of so few is offered whole, what is alike first. */
const POCOS = 30

async function catalogoDe(db: Db, catalogo: Catalogo) {
  const todos = await CANDIDATOS[catalogo](db)
  const vigentes = todos.filter(({ habilitado }) => habilitado)
  const porId = new Map(vigentes.map((c) => [c.id, c]))
  const nombres = new Set(todos.map(({ nombre }) => sinAcentos(nombre)))
  const buscar = buscadorDeParecidos(vigentes)
  return {
    cual: (id: number | null) => (id === null ? undefined : porId.get(id)),
    /** What is there by that name, more than once, is not added once more. */
    vale: (nombre: string, respuesta: Respuesta, idDestino: number | null) =>
      respuesta === 'ES'
        ? idDestino !== null && porId.has(idDestino)
        : respuesta !== 'AGREGAR' || !nombres.has(sinAcentos(nombre)),
    sugerir(nombre: string) {
      const parecidos = buscar(nombre, MAX_SUGERENCIAS)
      const demas = vigentes.length > POCOS ? [] : vigentes.filter((c) => !parecidos.includes(c))
      const [parecida] = parecidos
      return {
        parecida: parecida ? comoSugerencia(parecida) : null,
        sugerencias: [...parecidos, ...demas].map(comoSugerencia),
      }
    },
  }
}
type CatalogoLeido = Awaited<ReturnType<typeof catalogoDe>>

async function catalogosDe(db: Db, cuales: readonly Catalogo[]): Promise<(cual: Catalogo) => CatalogoLeido> {
  const leidos = new Map<Catalogo, CatalogoLeido>()
  for (const cual of new Set(cuales)) leidos.set(cual, await catalogoDe(db, cual))
  return (cual) => {
    const leido = leidos.get(cual)
    if (!leido) throw new Error(`No se leyó el catálogo ${cual}`)
    return leido
  }
}

export async function desconocidosDe(db: Db, id: number): Promise<{ desconocidos: Desconocido[]; total: number }> {
  await verImportacion(db, id)
  const filas = await leer(db, id)
  const catalogos = await catalogosDe(
    db,
    filas.map(({ catalogo }) => catalogo),
  )
  return {
    desconocidos: filas.map((f) => {
      const { vale, cual, sugerir } = catalogos(f.catalogo)
      const respuesta = f.respuesta !== null && vale(f.nombre, f.respuesta, f.idDestino) ? f.respuesta : null
      const destino = cual(f.idDestino)
      return {
        catalogo: f.catalogo,
        nombre: f.nombre,
        filas: f.filas,
        ...sugerir(f.nombre),
        respuesta: respuesta && {
          respuesta,
          destino: destino ? comoSugerencia(destino) : null,
          quien: f.quien ?? '',
          dichaEl: f.dichaEl?.toISOString() ?? '',
        },
        version: f.version,
        porRevisar: respuesta === null ? !f.sinRespuesta : !f.conEsa,
      }
    }),
    total: filas[0]?.total ?? 0,
  }
}

const nombrados = sentencia(
  'nombres_que_faltan_a_una_importacion',
  `select distinct n.catalogo as "catalogo!", n.clave as "clave!", x.n as "n!"
   from json_to_recordset($2) as x(n int, catalogo text, nombre text)
   join (${DE_UNA}) n on n.catalogo = x.catalogo and n.clave = clave_de_nombre(x.nombre)`,
)
// In one order, so that two people who answer the same ones wait for each other. Where there is no answer, only of who saw
// none: a restored database may have lost the one that was looked at.
const guardar = sentencia(
  'guardar_equivalencias',
  `insert into equivalencia as q (catalogo, clave, respuesta, id_destino, id_persona, version)
   select distinct on (x.catalogo, x.clave) x.catalogo, x.clave, x.respuesta, x."idDestino", $2::integer, x.version + 1
   from json_to_recordset($1) as x(n int, catalogo text, clave text, respuesta text, "idDestino" int, version int)
   where x.version = 0 or exists (select from equivalencia e where e.catalogo = x.catalogo and e.clave = x.clave)
   order by x.catalogo, x.clave, x.n desc
   on conflict (catalogo, clave) do update set respuesta = excluded.respuesta, id_destino = excluded.id_destino,
     id_persona = excluded.id_persona, version = excluded.version, dicha_el = now()
   where q.version = excluded.version - 1
   returning catalogo, clave`,
)
const revisarOtraVez = sentencia(
  'revisar_importacion_otra_vez',
  `update importacion set estado = 'POR_REVISAR', intentos = 0 where id_importacion = $1`,
)

type Respuestas = Recibido<typeof contestarDesconocidos>['json']['respuestas']

/** What was answered is kept, and the rows are looked at again: nothing is added to a catalogue until the import is applied. */
export const contestar = (db: DbRaiz, quien: Identidad, id: number, respuestas: Respuestas) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    await bloquearRevisada(tx, quien, id)
    if (respuestas.length > 0) await guardarRespuestas(tx, quien, id, respuestas)
    await olvidarAvance(tx, id)
    await revisarOtraVez(tx, id)
  })

async function guardarRespuestas(tx: Tx, quien: Identidad, id: number, respuestas: Respuestas) {
  const claves = new Map(
    (await nombrados(tx, id, JSON.stringify(respuestas.map((r, n) => ({ ...r, n }))))).map(({ n, clave }) => [
      n,
      clave,
    ]),
  )
  const catalogos = await catalogosDe(
    tx,
    respuestas.map(({ catalogo }) => catalogo),
  )
  const dichas = respuestas.map(({ catalogo, nombre, respuesta, idDestino: destino, version }, n) => {
    const campo = (cual: string) => `respuestas.${n}.${cual}`
    const clave = claves.get(n)
    if (clave === undefined) throw errorDeCampo(campo('nombre'), NO_LO_NOMBRA)
    const idDestino = respuesta === 'ES' ? (destino ?? null) : null
    const vale = SE_RESPONDE[catalogo].includes(respuesta) && catalogos(catalogo).vale(nombre, respuesta, idDestino)
    if (!vale && respuesta === 'ES') throw errorDeCampo(campo('idDestino'), DIGA_CUAL_ES)
    if (!vale) throw errorDeCampo(campo('respuesta'), NO_SE_RESPONDE_ASI)
    return { n, catalogo, clave, respuesta, idDestino, version }
  })
  const guardadas = await guardar(tx, JSON.stringify(dichas), quien.idPersona)
  const distintas = new Set(dichas.map(({ catalogo, clave }) => `${catalogo} ${clave}`))
  if (guardadas.length !== distintas.size) throw new ErrorDePortal(409, OTRO_LO_CONTESTO)
}
