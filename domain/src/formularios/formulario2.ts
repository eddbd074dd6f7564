import * as z from 'zod/mini'
import { Id, siFaltaTexto, Texto, TextoOpcional } from '../tipos.ts'
import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from './formulario1.ts'

/** Five authorised works, each with its observation. */
export const PARES_FORMULARIO_2 = [1, 2, 3, 4, 5] as const

const Digitos = (max: number) =>
  z
    .string({ error: siFaltaTexto('es obligatorio') })
    .check(z.trim(), z.regex(new RegExp(`^\\d{1,${max}}$`), { error: `debe tener de 1 a ${max} números` }))

const Primero = Texto(MAX_OBSERVACION_FORMULARIO)
const Otro = z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), '')

/** Only the first authorised work and the first observation are required. */
export const RespuestasFormulario2 = z.object({
  descripcionuso: z._default(TextoOpcional(MAX_USO), ''),
  supconantecedentes: Digitos(8),
  permisoconstruccionnro: Digitos(11),
  finaldeobranro: Digitos(11),
  trabajoautorizado1: Primero,
  observacion1: Primero,
  trabajoautorizado2: Otro,
  observacion2: Otro,
  trabajoautorizado3: Otro,
  observacion3: Otro,
  trabajoautorizado4: Otro,
  observacion4: Otro,
  trabajoautorizado5: Otro,
  observacion5: Otro,
})

export const Formulario2Enviado = z.extend(RespuestasFormulario2, {
  idCarpeta: Id,
  idFormulario: z.optional(z.nullable(Id)),
  idPersona: z.optional(z.unknown()),
  fecha: z.optional(z.unknown()),
})

export const Formulario2Guardado = z.object({
  idFormulario: z.int(),
  idCarpeta: z.int(),
  descripcionuso: z.string(),
  supconantecedentes: z.string(),
  permisoconstruccionnro: z.string(),
  finaldeobranro: z.string(),
  trabajoautorizado1: z.string(),
  observacion1: z.string(),
  trabajoautorizado2: z.string(),
  observacion2: z.string(),
  trabajoautorizado3: z.string(),
  observacion3: z.string(),
  trabajoautorizado4: z.string(),
  observacion4: z.string(),
  trabajoautorizado5: z.string(),
  observacion5: z.string(),
  idPersona: z.int(),
  autor: z.string(),
  fecha: z.string(),
})
