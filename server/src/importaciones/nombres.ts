import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import {
  type Catalogo,
  MAX_DESCONOCIDOS,
  MAX_SUGERENCIAS,
  type Respuesta,
  SE_AGREGAN,
} from '@catastro/domain/importaciones/desconocidos'
import type { contestarDesconocidos, Desconocido } from '@catastro/domain/importaciones/llamadas'
import { DIGA_CUAL_ES, NO_LO_NOMBRA, NO_SE_AGREGA_ASI, NO_SE_RELEE } from '@catastro/domain/importaciones/mensajes'
import { buscadorDeParecidos } from '@catastro/domain/importaciones/parecido'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { olvidarAvance } from './avance.ts'
import { bloquearRevisada, verImportacion } from './pedidos.ts'

/** The names that a file brings and no catalogue has: grouped, with what is alike, and answered once for all their rows. */

const DE_UNA = `select d.key as catalogo, clave_de_nombre(d.value) as clave, min(d.value) as nombre, count(*) as filas
   from importaciones.fila f, jsonb_each_text(f.desconocidos) d where f.id_importacion = $1 group by 1, 2`

const leer = sentencia(
  'desconocidos_de_importacion',
  `select n.catalogo as "catalogo!", n.nombre as "nombre!", n.filas as "filas!", q.respuesta, q.id_destino as "idDestino",
     count(*) over () as "total!"
   from (${DE_UNA}) n left join equivalencia q on q.catalogo = n.catalogo and q.clave = n.clave
   order by q.respuesta is not null, n.filas desc, n.nombre limit ${MAX_DESCONOCIDOS}`,
  con<{ catalogo: Catalogo }>(),
)

interface Candidato {
  readonly id: number
  readonly nombre: string
}
const CANDIDATOS: Readonly<Record<Catalogo, (db: Db) => Promise<Candidato[]>>> = {
  calle: sentencia(
    'calles_parecidas',
    `select c.id_calle as id, c.calle || ' (' || t.calle_tipo || ')' as "nombre!" from calle c join calle_tipo t using (id_calle_tipo)
     order by c.calle, c.id_calle`,
  ),
  tipoDeCalle: sentencia('tipos_de_calle_parecidos', 'select id_calle_tipo as id, calle_tipo as nombre from calle_tipo order by 2'),
  profesion: sentencia('profesiones_parecidas', 'select id_profesion as id, profesion as nombre from profesion order by 2'),
  universidad: sentencia('universidades_parecidas', 'select id_universidad as id, universidad as nombre from universidad order by 2'),
}

/** A catalogue of so few is offered whole, what is alike first. */
const POCOS = 30

async function sugeridorDe(db: Db, catalogo: Catalogo) {
  const candidatos = await CANDIDATOS[catalogo](db)
  const buscar = buscadorDeParecidos(candidatos)
  return (nombre: string) => {
    const parecidos = buscar(nombre, MAX_SUGERENCIAS)
    if (candidatos.length > POCOS) return [...parecidos]
    return [...parecidos, ...candidatos.filter((candidato) => !parecidos.includes(candidato))]
  }
}

export async function desconocidosDe(db: Db, id: number): Promise<{ desconocidos: Desconocido[]; total: number }> {
  await verImportacion(db, id)
  const filas = await leer(db, id)
  const sugeridores = new Map<Catalogo, Awaited<ReturnType<typeof sugeridorDe>>>()
  for (const { catalogo } of filas) {
    if (!sugeridores.has(catalogo)) sugeridores.set(catalogo, await sugeridorDe(db, catalogo))
  }
  return {
    desconocidos: filas.map(({ catalogo, nombre, filas: cuantas, respuesta, idDestino }) => ({
      catalogo,
      nombre,
      filas: cuantas,
      sugerencias: sugeridores.get(catalogo)?.(nombre) ?? [],
      respuesta: respuesta && { respuesta, idDestino },
    })),
    total: filas[0]?.total ?? 0,
  }
}

const nombrados = sentencia(
  'nombres_que_faltan_a_una_importacion',
  `select n.catalogo as "catalogo!", n.clave as "clave!", x.n as "n!" from json_to_recordset($2) as x(n int, catalogo text, nombre text)
   join (${DE_UNA}) n on n.catalogo = x.catalogo and n.clave = clave_de_nombre(x.nombre)`,
)
const guardar = sentencia(
  'guardar_equivalencias',
  `insert into equivalencia as q (catalogo, clave, respuesta, id_destino, id_persona)
   select distinct on (x.catalogo, clave_de_nombre(x.nombre)) x.catalogo, clave_de_nombre(x.nombre), x.respuesta, x."idDestino", $2::integer
   from json_to_recordset($1) as x(n int, catalogo text, nombre text, respuesta text, "idDestino" int)
   order by x.catalogo, clave_de_nombre(x.nombre), x.n desc
   on conflict (catalogo, clave) do update set respuesta = excluded.respuesta, id_destino = excluded.id_destino,
     id_persona = excluded.id_persona, creado_el = now()`,
)
const revisarOtraVez = sentencia(
  'revisar_importacion_otra_vez',
  `update importacion set estado = 'POR_REVISAR', intentos = 0 where id_importacion = $1`,
)

type Respuestas = Recibido<typeof contestarDesconocidos>['json']['respuestas']

/** What was answered is kept, and the rows are looked at again: nothing is added to a catalogue until the import is applied. */
export const contestar = (db: DbRaiz, quien: Identidad, id: number, respuestas: Respuestas) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { formato } = await bloquearRevisada(tx, id)
    if (formato === 'zip') throw new ErrorDePortal(409, NO_SE_RELEE)
    const dichas = respuestas.map((dicha, n) => ({ ...dicha, n, idDestino: dicha.idDestino ?? null }))
    const conocidas = new Set((await nombrados(tx, id, JSON.stringify(dichas))).map(({ n }) => n))
    const existen = new Map<Catalogo, ReadonlySet<number>>()
    for (const { n, catalogo, respuesta, idDestino } of dichas) {
      const campo = (cual: string) => `respuestas.${n}.${cual}`
      if (!conocidas.has(n)) throw errorDeCampo(campo('nombre'), NO_LO_NOMBRA)
      if (respuesta === 'AGREGAR' && !SE_AGREGAN.includes(catalogo)) throw errorDeCampo(campo('respuesta'), NO_SE_AGREGA_ASI)
      if (!existen.has(catalogo)) existen.set(catalogo, new Set((await CANDIDATOS[catalogo](tx)).map((c) => c.id)))
      if (respuesta === 'ES' && !existen.get(catalogo)?.has(idDestino ?? 0)) throw errorDeCampo(campo('idDestino'), DIGA_CUAL_ES)
    }
    const guardadas = dichas.map((d) => ({ ...d, idDestino: d.respuesta === ('ES' satisfies Respuesta) ? d.idDestino : null }))
    await guardar(tx, JSON.stringify(guardadas), quien.idPersona)
    await olvidarAvance(tx, id)
    await revisarOtraVez(tx, id)
  })
