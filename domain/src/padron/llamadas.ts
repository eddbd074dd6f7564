import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { Id, IdObligatorio, Padron, siFaltaTexto, TextoOpcional } from '../tipos.ts'
import { CAMPOS_OBLIGATORIOS_VACIOS } from './mensajes.ts'

export const DomicilioDePadron = z.object({
  idDomicilio: z.int(),
  idCalle: z.nullable(z.int()),
  calle: z.string(),
  NroPuerta: z.string(),
  Piso: z.string(),
  Departamento: z.string(),
  Seccion: z.string(),
  Manzana: z.string(),
  Parcela: z.string(),
  Distrito: z.string(),
  Dominio: z.string(),
  Padron: z.string(),
})
export type DomicilioDePadron = z.output<typeof DomicilioDePadron>

/** Answers from the land register and the caller's own typed addresses, never from other people's. */
export const obtenerDomicilioPorPadron = llamada({
  method: 'GET',
  path: '/padron/obtenerDomicilioPorPadron/{padron}',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Los domicilios de un padrón; ok en falso y lista vacía si no hay',
  params: z.object({ padron: Padron }),
  reply: z.object({ ok: z.boolean(), domicilio: z.array(DomicilioDePadron) }),
})

const Seccion = z.optional(z.nullable(TextoOpcional(15)))
const Obligatorio = z
  .string({ error: siFaltaTexto(CAMPOS_OBLIGATORIOS_VACIOS) })
  .check(z.trim(), z.minLength(1, { error: CAMPOS_OBLIGATORIOS_VACIOS }))

/** A works address typed by hand. It belongs to who typed it: `idPersona` is taken from the token. */
export const agregarDomicilioObra = llamada({
  method: 'POST',
  path: '/formulario/agregarDomicilioObra',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Guarda un domicilio de obra',
  json: z.object({
    Padron: campo(
      'Padrón',
      Obligatorio.check(z.regex(/^\d{0,8}$/, { error: 'debe tener de 1 a 8 números, sin letras' })),
    ),
    idCalle: campo('Calle', IdObligatorio(CAMPOS_OBLIGATORIOS_VACIOS)),
    NroPuerta: campo(
      'Número de puerta',
      Obligatorio.check(z.regex(/^\d{0,4}$/, { error: 'debe tener de 1 a 4 números' })),
    ),
    Piso: campo('Piso', z.optional(z.nullable(TextoOpcional(2)))),
    Departamento: campo('Departamento', z.optional(z.nullable(TextoOpcional(2)))),
    Seccion: campo('Sección', Seccion),
    Manzana: campo('Manzana', Seccion),
    Parcela: campo('Parcela', Seccion),
    Distrito: campo('Distrito', Seccion),
    Dominio: campo('Dominio', Seccion),
    idInmuebleTipo: campo('Tipo de inmueble', z.optional(z.nullable(Id))),
    idPersona: z.optional(z.unknown()),
  }),
  reply: z.object({ ok: z.boolean(), message: z.string(), id: z.int() }),
})
