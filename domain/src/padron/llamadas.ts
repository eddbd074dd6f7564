import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { UnCambio } from '../catalogos/cambios.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import {
  Hecho,
  Id,
  IdInmuebleTipo,
  IdObligatorio,
  Padron,
  Pagina,
  siFaltaTexto,
  soloDigitos,
  TextoOpcional,
  Total,
} from '../tipos.ts'
import { CAMPOS_OBLIGATORIOS_VACIOS, DOCUMENTO_INVALIDO, NOMBRE_CORTO } from './mensajes.ts'
import { MAX_NOMBRE, MIN_LETRAS, normalizarNombre } from './nombre.ts'
import { MAX_DOCUMENTO, MIN_DOCUMENTO } from './reglas.ts'

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

/** A property of the land register. DNI and CUIT may come masked; without an address, its parts are empty. */
const PadronDelRegistro = z.object({
  apeynom: z.string(),
  dni: z.nullable(z.string()),
  cuit: z.nullable(z.string()),
  calle: z.string(),
  numero: z.string(),
  piso: z.string(),
  dpto: z.string(),
  padronm: z.string(),
  padronp: z.string(),
})
export type PadronDelRegistro = z.output<typeof PadronDelRegistro>

const UnaPagina = z.pick(Pagina, { pagina: true, porPagina: true })
const Hallados = z.extend(Total, { padrones: z.array(PadronDelRegistro) })

export const obtenerPadron = llamada({
  method: 'GET',
  path: '/padron/obtenerPadron/{cuilOrDni}',
  sobre: { clase: 'documento', campo: 'cuilOrDni' },
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Los padrones de un CUIL o DNI',
  params: z.object({
    cuilOrDni: campo(
      'CUIL o DNI',
      'el',
      z.pipe(
        z.pipe(z.string(), z.transform(soloDigitos)),
        z
          .string()
          .check(z.regex(new RegExp(`^\\d{${MIN_DOCUMENTO},${MAX_DOCUMENTO}}$`), { error: DOCUMENTO_INVALIDO })),
      ),
    ),
  }),
  query: UnaPagina,
  reply: Hallados,
})

export const obtenerPadronNombre = llamada({
  method: 'GET',
  path: '/padron/obtenerPadronNombre/{name}',
  muestra: { clase: 'padron', lista: 'padrones', campo: 'padronm', titular: ['apeynom', 'dni', 'cuit'] },
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Los padrones de un titular, por partes de su nombre; si ninguno coincide, los parecidos',
  params: z.object({
    name: campo(
      'Nombre',
      'el',
      z.pipe(
        z.pipe(TextoOpcional(MAX_NOMBRE), z.transform(normalizarNombre)),
        z.string().check(z.minLength(MIN_LETRAS, { error: NOMBRE_CORTO })),
      ),
    ),
  }),
  query: UnaPagina,
  reply: z.extend(Hallados, { parecidos: z.optional(z.boolean()) }),
})

/** The card of one property. */
export const verPadron = llamada({
  method: 'GET',
  path: '/padron/ficha/{padron}',
  sobre: { clase: 'padron', campo: 'padron' },
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Un padrón, con los domicilios del registro',
  errores: [404],
  params: z.object({ padron: Padron }),
  reply: z.object({ ficha: z.extend(PadronDelRegistro, { domicilios: z.array(DomicilioDePadron) }) }),
})

/** Its row and its address in the register. */
export const cambiosDelPadron = llamada({
  method: 'GET',
  path: '/padron/cambios/{padron}',
  sobre: { clase: 'padron', campo: 'padron' },
  quien: ['ADMINISTRADOR'],
  limite: 'consultas',
  resumen: 'Quién cambió qué de un padrón y de su domicilio, y con qué importación, lo último primero',
  params: z.object({ padron: Padron }),
  reply: z.object({ cambios: z.array(UnCambio) }),
})

/** Numbers the certificate of a property and keeps it as PDF. */
export const certificarPadron = llamada({
  method: 'POST',
  path: '/padron/certificado',
  sobre: { clase: 'padron', campo: 'padron' },
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Numera el certificado de un padrón y lo guarda en PDF',
  errores: [404],
  json: z.object({ padron: Padron }),
  reply: z.extend(Hecho, { idCertificado: z.int(), numero: z.string(), codigo: z.string() }),
})

export const descargarCertificadoDePadron = llamada({
  method: 'GET',
  path: '/padron/certificado/{idCertificado}',
  sobre: { clase: 'certificadoDePadron', campo: 'idCertificado' },
  quien: 'todos',
  resumen: 'El certificado de un padrón, en PDF',
  errores: [404, 409],
  params: z.object({ idCertificado: campo('Certificado', 'el', Id) }),
  reply: 'archivo',
})

/** Answers from the land register and the caller's own typed addresses, never from other people's. */
export const obtenerDomicilioPorPadron = llamada({
  method: 'GET',
  path: '/padron/obtenerDomicilioPorPadron/{padron}',
  sobre: { clase: 'padron', campo: 'padron' },
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
  errores: [404],
  json: z.object({
    Padron: campo(
      'Padrón',
      'el',
      Obligatorio.check(z.regex(/^\d{0,8}$/, { error: predicado('debe tener de 1 a 8 números, sin letras') })),
    ),
    idCalle: campo('Calle', 'la', IdObligatorio(CAMPOS_OBLIGATORIOS_VACIOS)),
    /** Letters too: 'S/N'. */
    NroPuerta: campo(
      'Número de puerta',
      'el',
      Obligatorio.check(
        z.regex(/^[\p{L}\p{N}/ -]{0,4}$/u, { error: predicado('debe tener de 1 a 4 letras o números') }),
      ),
    ),
    Piso: campo('Piso', 'el', z.optional(z.nullable(TextoOpcional(2)))),
    Departamento: campo('Departamento', 'el', z.optional(z.nullable(TextoOpcional(2)))),
    Seccion: campo('Sección', 'la', Seccion),
    Manzana: campo('Manzana', 'la', Seccion),
    Parcela: campo('Parcela', 'la', Seccion),
    Distrito: campo('Distrito', 'el', Seccion),
    Dominio: campo('Dominio', 'el', Seccion),
    idInmuebleTipo: IdInmuebleTipo,
    idPersona: z.optional(z.unknown()),
  }),
  reply: z.object({ ok: z.boolean(), message: z.string(), id: z.int() }),
})
