import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Hecho, IdObligatorio, siFaltaTexto, Texto, TextoOpcional } from '../tipos.ts'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO } from './mensajes.ts'
import { type BloqueDeRespuestas, DeCarpeta, enSuCarpeta, escrita, NumeroDeCarpeta } from './registro.ts'

const MAX_SECCION = 15

const Puerta = z
  .string({ error: siFaltaTexto(VACIO) })
  .check(
    z.trim(),
    z.minLength(1, { error: VACIO }),
    z.regex(/^\d{0,4}$/, { error: predicado('debe tener de 1 a 4 números') }),
  )
const Seccion = Texto(MAX_SECCION)
const Corto = z._default(z.nullable(TextoOpcional(2)), '')

/** Where the property-tax bill is to be sent, with the labels of the specification; piso and departamento are optional. */
export const RespuestasFormulario19 = z.object({
  idCalle: campo('Calle', 'la', IdObligatorio('Elija la calle')),
  NroPuerta: campo('Nro Puerta', 'el', Puerta),
  Piso: campo('Piso', 'el', Corto),
  Dpto: campo('Departamento', 'el', Corto),
  Seccion: campo('Seccion', 'la', Seccion),
  Manzana: campo('Manzana', 'la', Seccion),
  Distrito: campo('Distrito', 'el', Seccion),
  Dominio: campo('Dominio', 'el', Seccion),
  idDeclarante: campo('Declarante', 'el', IdObligatorio('Elija el declarante')),
})

/** The address fields in the order of the screen, after the street. */
export const DOMICILIO_FORMULARIO_19 = [
  'NroPuerta',
  'Piso',
  'Dpto',
  'Seccion',
  'Manzana',
  'Distrito',
  'Dominio',
] as const

/** `fecha` comes null and the server stamps its own. */
const Formulario19Enviado = z.extend(RespuestasFormulario19, {
  ...NumeroDeCarpeta,
  idPersona: z.optional(z.unknown()),
  fecha: z.optional(z.unknown()),
})

export const Formulario19Guardado = z.object({
  idFormulario: z.int(),
  idCarpeta: z.int(),
  idPersona: z.int(),
  fecha: z.string(),
  idCalle: z.int(),
  calle: z.string(),
  /** The bill goes to the property itself: the answer is not sent, the addresses are compared. */
  mismoDomicilio: z.boolean(),
  NroPuerta: z.string(),
  Piso: z.string(),
  Dpto: z.string(),
  Seccion: z.string(),
  Manzana: z.string(),
  Distrito: z.string(),
  Dominio: z.string(),
  idDeclarante: z.int(),
  declarante: z.string(),
  autor: z.string(),
})

const R = rotulosDe(RespuestasFormulario19)

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe19 = (g: z.output<typeof Formulario19Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: DOMICILIO_DE_ENVIO,
    respuestas: [
      { pregunta: MISMO_DOMICILIO, respuesta: g.mismoDomicilio ? 'Sí' : 'No' },
      escrita(R.idCalle, g.calle),
      ...DOMICILIO_FORMULARIO_19.map((campo) => escrita(R[campo], g[campo])),
      escrita(R.idDeclarante, g.declarante),
    ],
  },
]

export const consultarFormulario19 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario19',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El formulario 19 de una carpeta',
  errores: [404],
  query: DeCarpeta,
  reply: z.array(Formulario19Guardado),
})

export const altaFormulario19 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario19',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 19 de una carpeta: adónde va la boleta',
  errores: [404],
  unaSolaVez: true,
  json: enSuCarpeta(Formulario19Enviado),
  reply: Hecho,
})
