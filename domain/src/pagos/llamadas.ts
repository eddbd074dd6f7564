import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Flag, Hecho, Id, IdCarpeta, Momento, Padron, Pagina, Total } from '../tipos.ts'
import { ESTADOS_DE_PAGO, NOMBRES_DE_REVISION } from './estados.ts'
import { NOMBRES_DE_PRODUCTO } from './productos.ts'

const IdPago = campo('Número de pago', 'el', Id)
const IdPagoParams = z.object({ idPago: IdPago })
const Estado = z.enum(ESTADOS_DE_PAGO)
const Producto = z.enum(NOMBRES_DE_PRODUCTO)
const deProducto = <P extends (typeof NOMBRES_DE_PRODUCTO)[number]>(nombre: P) =>
  campo('Producto', 'el', z.literal(nombre))

/** What is asked to be paid. The amount and the addresses are the server's: whatever else comes is not read. */
export const PedidoDePago = z.discriminatedUnion(
  'producto',
  [
    z.object({ producto: deProducto('LIBRE_DEUDA'), padron: Padron }),
    z.object({ producto: deProducto('VEREDAS'), idPago: IdPago }),
    z.object({ producto: deProducto('FORM1BIS'), idCarpeta: IdCarpeta }),
    z.object({ producto: deProducto('FORM14'), idCarpeta: IdCarpeta }),
    z.object({ producto: deProducto('FORM27') }),
    z.object({ producto: deProducto('CARPETA'), idCarpeta: IdCarpeta }),
  ],
  { error: predicado('no es uno de los que se pagan en línea') },
)
export type PedidoDePago = z.output<typeof PedidoDePago>

/** `action` and `fields` are what the browser posts to the provider; both null when the thing is paid already. */
export const prepararPago = llamada({
  method: 'POST',
  path: '/pagos/preparar',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Prepara un pago: la dirección del proveedor y los campos que el navegador le envía',
  errores: [404],
  unaSolaVez: true,
  json: PedidoDePago,
  reply: z.object({
    idPago: z.int(),
    estado: Estado,
    monto: z.number(),
    action: z.nullable(z.string()),
    fields: z.nullable(z.record(z.string(), z.string())),
  }),
})

/** Unsigned, and so only a hint: 204 whatever it holds, and the provider is asked. */
export const notificarPago = llamada({
  method: 'POST',
  path: '/pagos/notificacion',
  quien: 'publico',
  cuerpoLibre: true,
  limite: 'avisos',
  resumen: 'Aviso del proveedor de pagos',
  json: z.unknown(),
  reply: 'vacio',
})

const SituacionDePago = z.object({
  idPago: z.int(),
  estado: Estado,
  monto: z.number(),
  producto: Producto,
  /** The operation's number, as the provider knows it. */
  transaccion: z.string(),
  /** Something about it does not match, and staff look at it. */
  enRevision: z.boolean(),
})

export const estadoDePago = llamada({
  method: 'GET',
  path: '/pagos/estado/{idPago}',
  sobre: { clase: 'pago', campo: 'idPago' },
  quien: 'todos',
  resumen: 'Cómo está un pago; si sigue abierto, el servidor le pregunta al proveedor',
  errores: [404, 409],
  params: IdPagoParams,
  reply: SituacionDePago,
})

const PagoListItem = z.extend(SituacionDePago, {
  /** 'Padrón 100001' */
  detalle: z.string(),
  fecha: Momento,
  confirmadoEl: z.nullable(Momento),
  usado: z.boolean(),
})
export type PagoListItem = z.output<typeof PagoListItem>

const PagoDelPersonal = z.extend(PagoListItem, {
  persona: z.string(),
  cuil: z.string(),
  idPlataforma: z.nullable(z.string()),
  revision: z.nullable(z.enum(NOMBRES_DE_REVISION)),
  /** In pesos: what was paid in excess of what the thing came to. */
  excedente: z.nullable(z.number()),
})
export type PagoDelPersonal = z.output<typeof PagoDelPersonal>

const FiltroDePagos = z.extend(Pagina, {
  estado: campo('Estado', 'el', z.optional(z.union([z.literal(''), Estado], { error: predicado('no existe') }))),
})
export type FiltroDePagos = z.output<typeof FiltroDePagos>

export const misPagos = llamada({
  method: 'GET',
  path: '/pagos/mios',
  quien: 'todos',
  resumen: 'Los pagos de la persona',
  query: FiltroDePagos,
  reply: z.extend(Total, { pagos: z.array(PagoListItem) }),
})

export const listarPagos = llamada({
  method: 'GET',
  path: '/pagos/listar',
  muestra: { clase: 'pago', lista: 'pagos', campo: 'idPago' },
  quien: PERSONAL,
  resumen: 'Todos los pagos',
  query: z.extend(FiltroDePagos, { porRevisar: campo('Por revisar', '', z.optional(Flag)) }),
  reply: z.extend(Total, { pagos: z.array(PagoDelPersonal) }),
})

export const verPago = llamada({
  method: 'GET',
  path: '/pagos/ver/{idPago}',
  sobre: { clase: 'pago', campo: 'idPago' },
  quien: 'todos',
  resumen: 'Un pago con los datos de su recibo',
  errores: [404],
  params: IdPagoParams,
  reply: z.object({ pago: PagoDelPersonal }),
})

const EventoDePago = z.object({
  id: z.int(),
  idPago: z.nullable(z.int()),
  origen: z.enum(['NOTIFICACION', 'CONSULTA', 'RETORNO']),
  /** As it came: a notice may name a transaction that is not ours. */
  transaccion: z.nullable(z.string()),
  estado: z.string(),
  monto: z.nullable(z.number()),
  fecha: Momento,
})
export type EventoDePago = z.output<typeof EventoDePago>

export const eventosDePago = llamada({
  method: 'GET',
  path: '/pagos/eventos/{idPago}',
  sobre: { clase: 'pago', campo: 'idPago' },
  quien: PERSONAL,
  resumen: 'Lo que el proveedor avisó y respondió sobre un pago',
  errores: [404],
  params: IdPagoParams,
  reply: z.object({ eventos: z.array(EventoDePago) }),
})

export const avisosSinPago = llamada({
  method: 'GET',
  path: '/pagos/avisosSinPago',
  quien: PERSONAL,
  resumen: 'Avisos recibidos que no son de ningún pago',
  query: Pagina,
  reply: z.extend(Total, { eventos: z.array(EventoDePago) }),
})

export const conciliarPago = llamada({
  method: 'POST',
  path: '/pagos/conciliar',
  quien: PERSONAL,
  resumen: 'Le pregunta ahora mismo al proveedor por un pago',
  errores: [404],
  json: IdPagoParams,
  reply: z.extend(Hecho, { pago: SituacionDePago }),
})

export const revisarPago = llamada({
  method: 'POST',
  path: '/pagos/revisar',
  quien: PERSONAL,
  resumen: 'Da por revisado un pago que no coincidía',
  errores: [404],
  json: IdPagoParams,
  reply: Hecho,
})
