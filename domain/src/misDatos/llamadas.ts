import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { SIN_ELEGIR, VACIO } from '../motivo.ts'
import { Hecho, Id, Momento, Pagina, TextoLargo, Total } from '../tipos.ts'
import { CLASES_DE_PEDIDO, DECISIONES_DE_PEDIDO, ESTADOS_DE_PEDIDO, TOPE_DE_MOTIVO } from './pedidos.ts'

export const bajarMisDatos = llamada({
  method: 'GET',
  path: '/misDatos',
  quien: 'todos',
  limite: 'consultas',
  resumen:
    'Lo que la ciudad tiene de la persona, en un ZIP que se escribe a medida que se lee (Ley 25.326, artículo 14)',
  reply: 'archivo',
})

const Pedido = z.object({
  idPedido: z.int(),
  clase: z.enum(CLASES_DE_PEDIDO),
  motivo: z.string(),
  pedidoEl: Momento,
  /** The last day to decide it, `yyyy-mm-dd`. */
  vence: z.string(),
  estado: z.enum(ESTADOS_DE_PEDIDO),
  respuesta: z.nullable(z.string()),
  decididoEl: z.nullable(Momento),
})
export type Pedido = z.output<typeof Pedido>

const PedidoDeAlguien = z.extend(Pedido, {
  idPersona: z.int(),
  nombre: z.string(),
  documento: z.string(),
  /** Nobody decides on their own. */
  esPropio: z.boolean(),
  /** Its day passed, and nobody decided. */
  vencido: z.boolean(),
  /** Why what was asked cannot be taken away yet, of one that asks it and is open. */
  falta: z.nullable(z.string()),
})
export type PedidoDeAlguien = z.output<typeof PedidoDeAlguien>

export const pedirSobreMisDatos = llamada({
  method: 'POST',
  path: '/misDatos/pedidos',
  quien: 'todos',
  resumen: 'Pide que se corrija o se suprima un dato propio (Ley 25.326, artículo 16). Uno abierto de cada clase',
  errores: [409],
  unaSolaVez: true,
  json: z.object({
    clase: campo('Qué pide', '', z.enum(CLASES_DE_PEDIDO, { error: SIN_ELEGIR })),
    motivo: campo('Motivo', 'el', TextoLargo(TOPE_DE_MOTIVO).check(z.minLength(1, { error: VACIO }))),
  }),
  reply: Hecho,
})

export const misPedidos = llamada({
  method: 'GET',
  path: '/misDatos/pedidos',
  quien: 'todos',
  resumen: 'Lo que la persona pidió sobre sus datos, lo último primero, y qué se le contestó',
  reply: z.object({ pedidos: z.array(Pedido) }),
})

export const pedidosDeLaCiudad = llamada({
  method: 'GET',
  path: '/misDatos/pedidosDeLaCiudad',
  quien: ['ADMINISTRADOR'],
  muestra: { clase: 'documento', lista: 'pedidos', campo: 'documento' },
  resumen:
    'Lo que cada persona pidió sobre sus datos, con el día en que vence: lo abierto antes, y lo más viejo primero',
  query: z.pick(Pagina, { pagina: true, porPagina: true }),
  reply: z.extend(Total, { pedidos: z.array(PedidoDeAlguien) }),
})

export const decidirPedido = llamada({
  method: 'POST',
  path: '/misDatos/decidir',
  quien: ['ADMINISTRADOR'],
  resumen:
    'Contesta un pedido sobre datos personales: hecho o rechazado, con su razón. Hecho uno de suprimir, quita el contacto',
  errores: [404, 409],
  json: z.object({
    idPedido: campo('Pedido', 'el', Id),
    decision: campo('Decisión', 'la', z.enum(DECISIONES_DE_PEDIDO, { error: SIN_ELEGIR })),
    respuesta: campo('Respuesta', 'la', TextoLargo(TOPE_DE_MOTIVO).check(z.minLength(1, { error: VACIO }))),
  }),
  reply: Hecho,
})
