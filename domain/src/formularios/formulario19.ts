import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { Hecho, Id, IdCarpeta, IdObligatorio, siFaltaTexto, Texto, TextoOpcional } from '../tipos.ts'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO } from './mensajes.ts'
import { type BloqueDeRespuestas, DeCarpeta, escrita } from './registro.ts'

const MAX_SECCION = 15

const Puerta = z
  .string({ error: siFaltaTexto('es obligatorio') })
  .check(
    z.trim(),
    z.minLength(1, { error: 'es obligatorio' }),
    z.regex(/^\d{0,4}$/, { error: 'debe tener de 1 a 4 números' }),
  )
const Seccion = Texto(MAX_SECCION)
const Corto = z._default(z.nullable(TextoOpcional(2)), '')

/** Where the property-tax bill is to be sent, with the labels of the specification; piso and departamento are optional. */
export const RespuestasFormulario19 = z.object({
  idCalle: campo('Calle', IdObligatorio('Elija la calle')),
  NroPuerta: campo('Nro Puerta', Puerta),
  Piso: campo('Piso', Corto),
  Dpto: campo('Departamento', Corto),
  Seccion: campo('Seccion', Seccion),
  Manzana: campo('Manzana', Seccion),
  Distrito: campo('Distrito', Seccion),
  Dominio: campo('Dominio', Seccion),
  idDeclarante: campo('Declarante', IdObligatorio('Elija el declarante')),
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
  idCarpeta: IdCarpeta,
  idFormulario: campo('Formulario', z.optional(z.nullable(Id))),
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
  query: DeCarpeta,
  reply: z.array(Formulario19Guardado),
})

export const altaFormulario19 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario19',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 19 de una carpeta: adónde va la boleta',
  json: Formulario19Enviado,
  reply: Hecho,
})
