import { diaDe } from '@catastro/domain/dias'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type {
  pedidosDeLaCiudad as DeLaCiudad,
  Pedido,
  PedidoDeAlguien,
  pedirSobreMisDatos as Pedir,
} from '@catastro/domain/misDatos/llamadas'
import { HAY_PEDIDOS, PEDIDO_RECIBIDO, YA_HAY_UN_PEDIDO } from '@catastro/domain/misDatos/mensajes'
import { venceElPedido } from '@catastro/domain/misDatos/pedidos'
import type { NoLaborables } from '@catastro/domain/plazos/calendario'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'
import { huellaDe, unaSolaVez } from '../plataforma/http/idempotencia.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { lista } from '../plataforma/paginas/paginas.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { noLaborablesDesde } from '../plazos/calendario.ts'
import { porQueHaceFalta } from './contacto.ts'

const pedir = sentencia(
  'pedir_sobre_mis_datos',
  `insert into pedido_de_datos (id_persona, clase, motivo, pedido_el) values ($1, $2, $3, now())
   on conflict (id_persona, clase) where estado = 'PEDIDO' do nothing returning id_pedido`,
)

type LoPedido = Recibido<typeof Pedir>['json']

/** One open request of each kind: a second one waits for the answer to the first. */
export async function pedirSobreMisDatos(db: DbRaiz, quien: Identidad, json: LoPedido, clave: string | undefined) {
  const { idPersona } = quien
  const envio = { idPersona, clave, llamada: '/misDatos/pedidos', huella: huellaDe(json) }
  const { respuesta } = await enTransaccion(db, idPersona, (tx) =>
    unaSolaVez(tx, envio, async () => {
      const [nuevo] = await pedir(tx, idPersona, json.clase, json.motivo)
      if (!nuevo) throw new ErrorDePortal(409, YA_HAY_UN_PEDIDO[json.clase])
      return { ok: true, message: PEDIDO_RECIBIDO }
    }),
  )
  return respuesta
}

const COLUMNAS = `d.id_pedido as "idPedido", d.clase, d.motivo, d.pedido_el as "pedidoEl", d.estado, d.respuesta, d.decidido_el as "decididoEl"`
const losMios = sentencia(
  'mis_pedidos_de_datos',
  `select ${COLUMNAS} from pedido_de_datos d where d.id_persona = $1 order by d.id_pedido desc`,
)

const presentar = (d: Fila<'mis_pedidos_de_datos'>, noLaborables: NoLaborables): Pedido => ({
  idPedido: d.idPedido,
  clase: d.clase,
  motivo: d.motivo,
  pedidoEl: d.pedidoEl.toISOString(),
  vence: venceElPedido(diaDe(d.pedidoEl), noLaborables),
  estado: d.estado,
  respuesta: d.respuesta,
  decididoEl: d.decididoEl?.toISOString() ?? null,
})

const desdeElPrimero = (db: Db, filas: readonly { readonly pedidoEl: Date }[]) =>
  noLaborablesDesde(
    db,
    diaDe(new Date(Math.min(db.ahora().getTime(), ...filas.map(({ pedidoEl }) => pedidoEl.getTime())))),
  )

/** What the caller asked of their own data, the last first. */
export async function misPedidos(db: Db, { idPersona }: Identidad): Promise<Pedido[]> {
  const filas = await losMios(db, idPersona)
  const noLaborables = await desdeElPrimero(db, filas)
  return filas.map((fila) => presentar(fila, noLaborables))
}

const losDeTodos = lista('pedidos_de_datos', {
  tabla: 'pedido_de_datos d',
  // Open ones first, and of those and of the others the oldest.
  clave: `((d.estado <> 'PEDIDO')::integer::bigint << 31) + d.id_pedido`,
  columnas: `${COLUMNAS}, d.id_persona as "idPersona", p.documento_persona as documento,
     p.apellido_persona || ', ' || p.nombre_persona as "nombre!"`,
  uniones: 'join persona p on p.id_persona = d.id_persona',
  condiciones: {},
})

/** What everybody asked, for an ADMINISTRADOR: what is open first, the oldest before. */
export async function pedidosDeLaCiudad(db: Db, quien: Identidad, filtro: Recibido<typeof DeLaCiudad>['query']) {
  const { filas, ...total } = await losDeTodos(db, { ...filtro, orden: 'antiguas' }, {})
  const noLaborables = await desdeElPrimero(db, filas)
  const falta = await porQueHaceFalta(
    db,
    filas.flatMap(({ estado, clase, idPersona }) => (estado === 'PEDIDO' && clase === 'SUPRIMIR' ? [idPersona] : [])),
  )
  const pedidos = filas.map((fila): PedidoDeAlguien => {
    const pedido = presentar(fila, noLaborables)
    return {
      ...pedido,
      idPersona: fila.idPersona,
      nombre: fila.nombre,
      documento: fila.documento,
      esPropio: fila.idPersona === quien.idPersona,
      vencido: pedido.estado === 'PEDIDO' && pedido.vence < hoy(db.ahora()),
      falta: pedido.estado === 'PEDIDO' && pedido.clase === 'SUPRIMIR' ? (falta.get(fila.idPersona) ?? null) : null,
    }
  })
  return { pedidos, ...total }
}

const abiertos = sentencia(
  'pedidos_de_datos_abiertos',
  `select count(*)::integer as "cuantos!", min(pedido_el) as desde from pedido_de_datos where estado = 'PEDIDO'`,
)

/** Among what an ADMINISTRADOR has to look at. */
export async function avisosDePedidos(db: Db): Promise<readonly string[]> {
  const [fila] = await abiertos(db)
  if (!fila?.desde) return []
  const dia = diaDe(fila.desde)
  const vence = venceElPedido(dia, await noLaborablesDesde(db, dia))
  return [HAY_PEDIDOS(fila.cuantos, vence, vence < hoy(db.ahora()))]
}
