import * as z from 'zod/mini'
import { GESTORES } from '../acceso/roles.ts'
import { MAX_DOMICILIO_PERSONA } from '../carpetas/reglas.ts'
import { llamada } from '../llamada.ts'
import { Cuil, Documento, Hecho, Id, Texto, TextoOpcional } from '../tipos.ts'
import { CAMPOS_OBLIGATORIOS_VACIOS } from './mensajes.ts'

export const buscarProfesional = llamada({
  method: 'GET',
  path: '/formulario/buscarProfesional/{documento}',
  quien: GESTORES,
  resumen: 'Un profesional por su documento: el propio, o cualquiera para un administrador',
  params: z.object({ documento: Documento }),
  reply: z.object({
    idProfesional: z.int(),
    Domicilio: z.nullable(z.string()),
    idPersona: z.int(),
    nombre_persona: z.string(),
    apellido_persona: z.string(),
    matricula: z.string(),
  }),
})

/** A citizen who is not yet an owner comes with `idPropietario` null. */
export const buscarPropietario = llamada({
  method: 'GET',
  path: '/formulario/buscarPropietario/{cuil}',
  quien: GESTORES,
  limite: 'consultas',
  resumen: 'Un propietario por su CUIL',
  params: z.object({ cuil: Cuil }),
  reply: z.object({
    idPropietario: z.nullable(z.int()),
    Domicilio: z.nullable(z.string()),
    IdPersona: z.int(),
    nombre_persona: z.string(),
    apellido_persona: z.string(),
  }),
})

export const agregarPropietario = llamada({
  method: 'POST',
  path: '/formulario/agregarPropietario/{cuil}',
  quien: GESTORES,
  limite: 'consultas',
  resumen: 'Registra a un ciudadano como propietario; repetirlo devuelve el mismo número',
  params: z.object({ cuil: Cuil }),
  reply: z.object({ id: z.int(), message: z.string() }),
})

/** An address is written once; only an ADMINISTRADOR changes it afterwards (S-14). */
export const agregarDomicilio = llamada({
  method: 'PUT',
  path: '/formulario/agregarDomicilio',
  quien: GESTORES,
  resumen: 'Guarda el domicilio de un propietario o de un profesional',
  json: z.object({
    Domicilio: Texto(MAX_DOMICILIO_PERSONA),
    Id,
    rol: z.enum(['propietario', 'profesional'], { error: 'debe ser propietario o profesional' }),
  }),
  reply: Hecho,
})

const Seccion = z.optional(z.nullable(TextoOpcional(15)))
const obligatorio = (max: number) =>
  z
    .string({ error: CAMPOS_OBLIGATORIOS_VACIOS })
    .check(z.trim(), z.minLength(1, { error: CAMPOS_OBLIGATORIOS_VACIOS }), z.maxLength(max))

const falta = (valor: unknown) => valor === undefined || valor === null || valor === ''
const Calle = z.union([Id], {
  error: ({ input }) => (falta(input) ? CAMPOS_OBLIGATORIOS_VACIOS : 'el número no es válido'),
})

/** A works address typed by hand. It belongs to who typed it: `idPersona` is taken from the token. */
export const agregarDomicilioObra = llamada({
  method: 'POST',
  path: '/formulario/agregarDomicilioObra',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Guarda un domicilio de obra',
  json: z.object({
    Padron: obligatorio(8).check(z.regex(/^\d{0,8}$/, { error: 'debe tener de 1 a 8 números, sin letras' })),
    idCalle: Calle,
    NroPuerta: obligatorio(4).check(z.regex(/^\d{0,4}$/, { error: 'debe tener de 1 a 4 números' })),
    Piso: z.optional(z.nullable(TextoOpcional(2))),
    Departamento: z.optional(z.nullable(TextoOpcional(2))),
    Seccion,
    Manzana: Seccion,
    Parcela: Seccion,
    Distrito: Seccion,
    Dominio: Seccion,
    idInmuebleTipo: z.optional(z.nullable(Id)),
    idPersona: z.optional(z.unknown()),
  }),
  reply: z.object({ ok: z.boolean(), message: z.string(), id: z.int() }),
})
