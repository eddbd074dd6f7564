import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import type { agregarLista as Agregar, editarLista as Editar, ItemDeLista } from '@catastro/domain/visitas/listas'
import {
  DEMASIADOS_ITEMS,
  ITEM_DE_OTRA_LISTA,
  ITEM_REPETIDO,
  LISTA_CAMBIO,
  NO_EXISTE_LISTA,
  OBRA_O_USO,
  SIN_ITEMS,
  YA_HAY_LISTA,
} from '@catastro/domain/visitas/mensajes'
import { MAX_ITEMS, MAX_ITEMS_EN_USO } from '@catastro/domain/visitas/reglas'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { deshabilitaEn, deshabilitar, exigir } from '../plataforma/base/tablasDeReferencia.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

type Datos = Recibido<typeof Agregar>['json']

const REPETIDA = { lista_de_control_uq: errorDeCampo('idObraTipo', YA_HAY_LISTA, 409) }

const leer = sentencia(
  'listas_de_control',
  `select l.id_lista as "idLista", l.nombre, l.orden, l.id_obra_tipo as "idObraTipo", o.obra_tipo as "ObraTipo",
     l.id_uso as "idUso", u.uso, l.version, v.items, l.estado::integer as "estado!", l.usrmod
   from lista_de_control l join lista_de_control_version v on v.id_lista = l.id_lista and v.version = l.version
     left join obra_tipo o on o.id_obra_tipo = l.id_obra_tipo left join uso u on u.id_uso = l.id_uso
   order by l.orden, l.nombre collate "es-x-icu", l.id_lista`,
)
const tipos = sentencia(
  'tipos_con_lista',
  'select id_obra_tipo as "idObraTipo", obra_tipo as "ObraTipo" from obra_tipo order by obra_tipo collate "es-x-icu"',
)
const usos = sentencia('usos_con_lista', 'select id_uso as "idUso", uso from uso order by id_uso')

export const listasDeControl = async (db: Db) => ({
  listas: (await leer(db)).map(({ items, ...lista }) => ({ ...lista, items: [...items] })),
  tipos: await tipos(db),
  usos: await usos(db),
})

const historia = sentencia(
  'historial_de_lista',
  `select v.version, v.nombre, v.items, v.creado_el as fecha, p.nombre_persona || ' ' || p.apellido_persona as autor
   from lista_de_control_version v left join persona p on p.id_persona = v.usrmod
   where v.id_lista = $1 order by v.version desc`,
)

export async function historialDeLista(db: Db, idLista: number) {
  const filas = await historia(db, idLista)
  exigir(filas, NO_EXISTE_LISTA)
  return { historial: filas.map(({ fecha, items, ...v }) => ({ ...v, items: [...items], fecha: fecha.toISOString() })) }
}

const insertar = sentencia(
  'agregar_lista_de_control',
  `insert into lista_de_control (nombre, orden, id_obra_tipo, id_uso, estado, usrmod) values ($1, $2, $3?, $4?, $5, $6)
   returning id_lista as "idLista"`,
)
const guardarVersion = sentencia(
  'guardar_version_de_lista',
  `insert into lista_de_control_version (id_lista, version, nombre, items, usrmod) values ($1, $2, $3, $4::jsonb, $5)`,
)

export const agregarLista = (db: DbRaiz, quien: Identidad, datos: Datos): Promise<number> =>
  siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const { idObraTipo, idUso } = await deQue(tx, datos)
      const items = itemsNuevos(datos, [])
      const { idLista } = unaFila(
        await insertar(tx, datos.nombre, datos.orden ?? 0, idObraTipo, idUso, datos.estado !== 0, quien.idPersona),
      )
      await guardarVersion(tx, idLista, 1, datos.nombre, JSON.stringify(items), quien.idPersona)
      return idLista
    }),
  )

const tomar = sentencia(
  'tomar_lista_de_control',
  `select l.version, v.nombre, v.items from lista_de_control l
     join lista_de_control_version v on v.id_lista = l.id_lista and v.version = l.version
   where l.id_lista = $1 for update of l`,
)
const cambiar = sentencia(
  'editar_lista_de_control',
  `update lista_de_control set nombre = $2, orden = coalesce($3?::smallint, orden), id_obra_tipo = $4?, id_uso = $5?, version = $6,
     estado = coalesce($7?::boolean, estado), usrmod = $8, modificado_el = now() where id_lista = $1`,
)

/** A list that somebody is answering with keeps its version: this makes the next one, if anything that is read changes. */
export const editarLista = (db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']): Promise<void> =>
  siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const { idLista, nombre, orden = null } = datos
      const antes = exigir(await tomar(tx, idLista), NO_EXISTE_LISTA)
      if (datos.version !== undefined && datos.version !== antes.version) throw new ErrorDePortal(409, LISTA_CAMBIO)
      const { idObraTipo, idUso } = await deQue(tx, datos)
      const items = itemsNuevos(datos, antes.items)
      const cambia = nombre !== antes.nombre || JSON.stringify(items) !== JSON.stringify(antes.items.map(enForma))
      const version = cambia ? antes.version + 1 : antes.version
      if (cambia) await guardarVersion(tx, idLista, version, nombre, JSON.stringify(items), quien.idPersona)
      const estado = datos.estado === undefined ? null : datos.estado === 1
      await cambiar(tx, idLista, nombre, orden, idObraTipo, idUso, version, estado, quien.idPersona)
    }),
  )

const deshabilita = sentencia('deshabilitar_lista_de_control', deshabilitaEn('lista_de_control', 'id_lista'))
export const deshabilitarLista = (db: DbRaiz, quien: Identidad, id: number) =>
  deshabilitar(db, quien, { sentencia: deshabilita, id, noExiste: NO_EXISTE_LISTA })

const existeObra = sentencia('existe_obra_de_lista', 'select from obra_tipo where id_obra_tipo = $1')
const existeUso = sentencia('existe_uso_de_lista', 'select from uso where id_uso = $1')

async function deQue(tx: Tx, datos: Pick<Datos, 'idObraTipo' | 'idUso'>) {
  const [idObraTipo, idUso] = [datos.idObraTipo || null, datos.idUso || null]
  if (idObraTipo !== null && idUso !== null) throw errorDeCampo('idUso', OBRA_O_USO)
  if (idObraTipo !== null && (await existeObra(tx, idObraTipo)).length === 0) throw noExiste('idObraTipo')
  if (idUso !== null && (await existeUso(tx, idUso)).length === 0) throw noExiste('idUso')
  return { idObraTipo, idUso }
}
const noExiste = (campo: string) => errorDeCampo(campo, predicado('no existe'), 404)

/** As they are compared and kept: jsonb has an order of keys of its own. */
const enForma = ({ idItem, texto, conFoto, estado }: ItemDeLista): ItemDeLista => ({ idItem, texto, conFoto, estado })

/** Those that come, in their order, and behind them those that do not, disabled: none is ever lost. */
function itemsNuevos({ items }: Pick<Datos, 'items'>, antes: readonly ItemDeLista[]): ItemDeLista[] {
  const conocidos = new Map(antes.map((item) => [item.idItem, item]))
  const pedidos = items.flatMap(({ idItem }) => idItem ?? [])
  items.forEach(({ idItem }, lugar) => {
    if (idItem && !conocidos.has(idItem)) throw errorDeCampo(`items.${lugar}.idItem`, ITEM_DE_OTRA_LISTA, 404)
  })
  if (new Set(pedidos).size < pedidos.length) throw errorDeCampo('items', ITEM_REPETIDO)
  const ultimo = Math.max(0, ...conocidos.keys())
  const nuevos = items.filter(({ idItem }) => !idItem)
  const vienen = items.map((item): ItemDeLista => {
    const { idItem, texto, conFoto, estado } = item
    const anterior = idItem ? conocidos.get(idItem) : undefined
    return {
      idItem: idItem || ultimo + 1 + nuevos.indexOf(item),
      texto,
      conFoto: conFoto === undefined ? (anterior?.conFoto ?? false) : conFoto === 1,
      estado: estado ?? anterior?.estado ?? 1,
    }
  })
  const faltan = antes.filter(({ idItem }) => !pedidos.includes(idItem)).map((item) => enForma({ ...item, estado: 0 }))
  const todos = [...vienen, ...faltan]
  const enUso = todos.filter(({ estado }) => estado === 1).length
  if (enUso === 0) throw errorDeCampo('items', SIN_ITEMS)
  if (enUso > MAX_ITEMS_EN_USO) throw errorDeCampo('items', DEMASIADOS_ITEMS)
  if (todos.length > MAX_ITEMS) throw errorDeCampo('items', predicado(`no puede haber más de ${MAX_ITEMS}`))
  return todos
}
