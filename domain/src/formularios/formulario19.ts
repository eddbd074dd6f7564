import * as z from 'zod/mini'
import { Id, IdObligatorio, siFaltaTexto, Texto, TextoOpcional } from '../tipos.ts'

const MAX_SECCION = 15

const Seccion = Texto(MAX_SECCION)
const Corto = z._default(z.nullable(TextoOpcional(2)), '')

/** Where the property-tax bill is to be sent; piso and departamento are optional. */
export const RespuestasFormulario19 = z.object({
  idCalle: IdObligatorio('es obligatorio'),
  NroPuerta: z
    .string({ error: siFaltaTexto('es obligatorio') })
    .check(
      z.trim(),
      z.minLength(1, { error: 'es obligatorio' }),
      z.regex(/^\d{0,4}$/, { error: 'debe tener de 1 a 4 números' }),
    ),
  Piso: Corto,
  Dpto: Corto,
  Seccion,
  Manzana: Seccion,
  Distrito: Seccion,
  Dominio: Seccion,
  idDeclarante: IdObligatorio('es obligatorio'),
})

/** `fecha` comes null and the server stamps its own. */
export const Formulario19Enviado = z.extend(RespuestasFormulario19, {
  idCarpeta: Id,
  idFormulario: z.optional(z.nullable(Id)),
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
