import * as z from 'zod/mini'
import { campo } from './campo.ts'
import { codigoBienEscrito, leerCodigo } from './codigos.ts'
import { comoMaximo, predicado, SIN_ELEGIR, VACIO } from './motivo.ts'

/*
 * The basic types of the wire. What is said of a field is a reason that wants its label in front (`predicado`:
 * 'Padrón: debe tener solo números'), or a whole sentence.
 */

// Beside what controls a terminal: what turns a text around or is not seen in it, so that two that look alike are not.
const INVISIBLES =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\u{E0000}-\\u{E007F}'
const CON_CONTROL = new RegExp(`[\\p{Cc}${INVISIBLES}]`, 'u')
const CON_CONTROL_SALVO_SALTOS = new RegExp(`[^\\P{Cc}\\n\\t]|[${INVISIBLES}]`, 'u')

export const conControl = (texto: string) => CON_CONTROL.test(texto)

const CADA_CONTROL = new RegExp(CON_CONTROL, 'gu')
/** For a name that nobody typed, as that of a file: its invisible characters came from some program. */
export const sinControl = (texto: string) => texto.replace(CADA_CONTROL, '')

/** A text, or one that depends on what came in. */
type Mensaje = string | ((problema: { readonly input?: unknown }) => string)

/** As JSON number, or as its digits. Whatever is no number gets the same words: zod's own for each way would be English. */
const numero = (digitos: RegExp, error: Mensaje) =>
  z.union([z.int({ error }), z.pipe(z.string().check(z.regex(digitos, { error })), z.transform(Number))], { error })

/** A whole number, as JSON number or as the digits that queries, paths and multipart fields carry. Never '' or '1e3'. */
export const Entero = (min: number, max: number) => enteroCon(min, max, NO_ES_ENTERO)

/** The same, with a text of its own for when it is missing. */
export const EnteroObligatorio = (min: number, max: number, siFalta: string) =>
  enteroCon(min, max, ({ input }) => (falta(input) ? siFalta : NO_ES_ENTERO))

const NO_ES_ENTERO = predicado('debe ser un número entero')
const falta = (input: unknown) => input === undefined || input === null || input === ''

const enteroCon = (min: number, max: number, error: Mensaje) =>
  numero(/^-?\d{1,15}$/, error).check(
    z.minimum(min, { error: predicado(`debe ser ${min} o más`) }),
    z.maximum(max, { error: predicado(`debe ser ${max.toLocaleString('es-AR')} o menos`) }),
  )

const ID_INVALIDO = predicado('el número no es válido')

const idCon = (error: Mensaje) =>
  numero(/^\d{1,10}$/, error).check(z.minimum(1, { error }), z.maximum(2 ** 31 - 1, { error }))

/** The row that a call disables, whatever it is. */
export const IdDeRegistro = campo('Registro', 'el', idCon('El número de registro no es válido'))

/** The key of a row: 1 … 2³¹−1. */
export const Id = idCon(ID_INVALIDO)

/** The number of a folder, on whatever call. */
export const IdCarpeta = campo('Número de carpeta', 'el', Id)

/** The same, with the specification's own text for when it is missing. */
export const IdObligatorio = (siFalta: string) => idCon(({ input }) => (falta(input) ? siFalta : ID_INVALIDO))

/** Of a row that a person chooses from a list. */
export const IdElegido = IdObligatorio(SIN_ELEGIR)

/*
 * What programs written from the specification send where they have nothing, or under another name.
 */

/** What is taken besides what a schema says: values that are as absent, or a field under another name. */
type Tolerancia = { readonly nada: readonly (string | number)[] } | { readonly uno: readonly [string, string] }
const TOLERANCIAS = z.registry<Tolerancia>()

/** The same, for who writes down what a call takes. Of what changes what came in before the schema reads it. */
export const toleranciaDe = (esquema: z.core.$ZodType): Tolerancia | undefined => {
  const { def } = (esquema as z.core.$ZodTypes)._zod
  return def.type === 'pipe' ? TOLERANCIAS.get(def.in) : undefined
}

/** Changes what came in before the schema reads it; the types of whoever sends are those of the schema alone. */
function despuesDe<O, I>(
  tolerancia: Tolerancia,
  cambiar: (valor: unknown) => unknown,
  esquema: z.ZodMiniType<O, I>,
): z.ZodMiniType<O, I> {
  const antes = z.transform(cambiar)
  TOLERANCIAS.add(antes, tolerancia)
  return z.pipe(antes, esquema) as z.ZodMiniType<O, I>
}

const sinNada = <O, I>(nada: readonly (string | number)[], esquema: z.ZodMiniType<O, I>) =>
  despuesDe({ nada }, (valor) => (nada.some((uno) => uno === valor) ? undefined : valor), esquema)

/** A text of a multipart field, or of a query, that some program made of nothing. */
const NADA_ESCRITA: readonly string[] = ['null', 'undefined']
export const esNadaEscrita = (texto: string) => NADA_ESCRITA.includes(texto)

/** Whose list is asked for; absent, one's own. */
export const IdDeQuien = z.optional(sinNada(NADA_ESCRITA, z.optional(Id)))

const SIN_TIPO_DE_INMUEBLE = ['', 0, '0']
export const IdInmuebleTipo = campo(
  'Tipo de inmueble',
  'el',
  z.optional(sinNada(SIN_TIPO_DE_INMUEBLE, z.optional(z.nullable(Id)))),
)
/** Where it has to be chosen. */
export const IdInmuebleTipoElegido = campo('Tipo de inmueble', 'el', sinNada(SIN_TIPO_DE_INMUEBLE, IdElegido))

/** A body whose `nombre` is taken from `otro` where it did not come: two names of one number. */
export const tambienComo = <O, I>(nombre: string, otro: string, esquema: z.ZodMiniType<O, I>) =>
  despuesDe(
    { uno: [nombre, otro] },
    (cuerpo) => {
      const campos: Readonly<Record<string, unknown>> = Object(cuerpo)
      return campos[nombre] == null && campos[otro] != null ? { ...campos, [nombre]: campos[otro] } : cuerpo
    },
    esquema,
  )

/** For a text: `texto` only where there is none. Whatever else came is something, and no text. */
export const siFaltaTexto =
  (texto: string): Mensaje =>
  ({ input }) =>
    input === undefined || input === null ? texto : predicado('debe ser un texto')

const FALTA_TEXTO = siFaltaTexto(VACIO)

/** One line of at most `max` characters, trimmed, without control characters. May be empty. */
export const TextoOpcional = (max: number, error?: string) =>
  z.string({ error: error ?? FALTA_TEXTO }).check(
    z.trim(),
    z.maxLength(max, { error: error ?? comoMaximo(max) }),
    z.refine((texto) => !conControl(texto), { error: predicado('contiene caracteres no permitidos') }),
  )

/** As `TextoOpcional`, but not empty. `error` replaces the texts for empty and over-long where the specification has one. */
export const Texto = (max: number, error?: string) =>
  TextoOpcional(max, error).check(z.minLength(1, { error: error ?? VACIO }))

/** Several lines: observations. */
export const TextoLargo = (max: number, siFalta?: string) =>
  z.string({ error: siFalta === undefined ? FALTA_TEXTO : siFaltaTexto(siFalta) }).check(
    z.trim(),
    z.maxLength(max, { error: comoMaximo(max) }),
    z.refine((texto) => !CON_CONTROL_SALVO_SALTOS.test(texto), {
      error: predicado('contiene caracteres no permitidos'),
    }),
  )

const ESCRITOS = { 0: 0, 1: 1, false: 0, true: 1 } as const
/** 0 or 1, or the false and true of other programs; with the specification's own text for an answer that is missing. */
export const FlagCon = (error: string) =>
  z.union(
    [
      z.literal([0, 1]),
      z.pipe(
        z.boolean(),
        z.transform((f) => (f ? 1 : 0)),
      ),
      z.pipe(
        z.enum(['0', '1', 'false', 'true']),
        z.transform((f) => ESCRITOS[f]),
      ),
    ],
    { error },
  )

/** 0 or 1, as the wire writes yes and no. */
export const Flag = FlagCon(predicado('debe ser Sí o No'))

const CUIL_INVALIDO = 'El CUIL debe contener 11 dígitos'

const SEPARADOR = '[\\s.\\p{Dash}]'
const CADA_SEPARADOR = new RegExp(SEPARADOR, 'gu')
/** Digits as people type them: spaces, dots and hyphens, whichever hyphen it is, are dropped. */
export const soloDigitos = (texto: string) => texto.replace(CADA_SEPARADOR, '')

/** A CUIT, CUIL or DNI, or the beginning of one. A certificate's '2026-000012' is none. */
const DOCUMENTO_A_MEDIAS = new RegExp(`^(\\d{2}${SEPARADOR}+)?[\\d.\\s]+(${SEPARADOR}+\\d?)?$`, 'u')
/** What a search box holds, as it is looked for: a document without what separates its digits, and anything else as it is. */
export const comoSeBusca = (texto: string) =>
  DOCUMENTO_A_MEDIAS.test(texto) && /\d/.test(texto) ? soloDigitos(texto) : texto

/** An 11-digit CUIL. A wrong check digit is not refused (A-74 says so of the CUIT, and the registry decides who exists). */
export const Cuil = campo(
  'CUIL',
  'el',
  z.pipe(
    z.pipe(z.string({ error: siFaltaTexto(CUIL_INVALIDO) }), z.transform(soloDigitos)),
    z.string().check(z.regex(/^\d{11}$/, { error: CUIL_INVALIDO })),
  ),
)

/** A CUIL, or the DNI of 7 or 8 digits inside it. */
export const Documento = z.pipe(
  z.pipe(z.string({ error: FALTA_TEXTO }), z.transform(soloDigitos)),
  z
    .string()
    .check(z.regex(/^(\d{7,8}|\d{11})$/, { error: predicado('debe ser un DNI de 7 u 8 dígitos o un CUIL de 11') })),
)

/** A municipal property number: 1 to 8 digits. */
export const Padron = campo(
  'Padrón',
  'el',
  z
    .string({ error: FALTA_TEXTO })
    .check(
      z.trim(),
      z.minLength(1, { error: VACIO }),
      z.regex(/^\d{1,8}$/, { error: predicado('debe tener de 1 a 8 números, sin letras') }),
    ),
)

/** A code that somebody copied by hand. */
export const Codigo = (largo: number) =>
  z.pipe(
    z.pipe(z.string({ error: FALTA_TEXTO }), z.transform(leerCodigo)),
    z.string().check(
      z.refine((codigo) => codigoBienEscrito(codigo, largo), {
        error: predicado(`debe tener ${largo} letras y números`),
      }),
    ),
  )

const esFechaReal = (texto: string) => {
  const fecha = new Date(`${texto}T00:00:00Z`)
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto)
}

const PRIMER_DIA = '1900-01-01'
const ULTIMO_DIA = '2099-12-31'

/** A calendar day, `yyyy-mm-dd`, of the years that anything here may be about: 1800 and 9999 are slips of the hand. */
export const Fecha = z.string({ error: FALTA_TEXTO }).check(
  z.minLength(1, { error: VACIO }),
  z.refine((texto) => /^\d{4}-\d{2}-\d{2}$/.test(texto) && esFechaReal(texto), {
    error: predicado('no es una fecha válida'),
  }),
  z.refine((texto) => !esFechaReal(texto) || (texto >= PRIMER_DIA && texto <= ULTIMO_DIA), {
    error: predicado('debe ser de un año entre 1900 y 2099'),
  }),
)

/** The moment of something, ISO 8601 with zone, as replies carry it. */
export const Momento = z.string()

const CORREO_INVALIDO = predicado('no es una dirección de correo válida')

export const Correo = z.string({ error: FALTA_TEXTO }).check(
  z.trim(),
  z.minLength(1, { error: VACIO }),
  z.maxLength(120),
  z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, { error: CORREO_INVALIDO }),
  z.refine((texto) => !conControl(texto), { error: CORREO_INVALIDO }),
)

/** Who is signed in, as create and edit calls carry it. Nobody reads it: the server knows from the token. */
export const Usrmod = z.optional(z.unknown())

/** What a call that only does something answers. */
export const Hecho = z.object({ ok: z.boolean(), message: z.string() })

/** Page sizes of every list. */
export const TAMANOS_DE_PAGINA = [5, 10, 25] as const
export const FILAS_AL_ALCANCE = 1000

const PorPagina = z.union(
  [
    z.literal(TAMANOS_DE_PAGINA),
    z.pipe(
      z.enum(['5', '10', '25'] satisfies `${(typeof TAMANOS_DE_PAGINA)[number]}`[]),
      z.transform((filas) => Number(filas) as (typeof TAMANOS_DE_PAGINA)[number]),
    ),
  ],
  { error: predicado('debe ser 5, 10 o 25') },
)

/**
 * The query of a list that grows. Without `pagina` and `porPagina` the whole list is answered, newest first.
 * `buscar`: a folder number, a padron, or at least 3 letters of the owner or street.
 */
export const Pagina = z.object({
  pagina: campo('Página', 'la', z.optional(Entero(1, FILAS_AL_ALCANCE))),
  porPagina: campo('Filas por página', 'las', z.optional(PorPagina)),
  buscar: campo('Buscar', '', z.optional(TextoOpcional(60))),
  completas: campo('Completas', '', z.optional(Flag)),
  orden: campo(
    'Orden',
    'el',
    z.optional(z.enum(['recientes', 'antiguas'], { error: predicado('debe ser recientes o antiguas') })),
  ),
})

/** For a rule about a whole form: said beside the other errors, and not only once there are none. */
export const junto = { when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null }

/** Added to a list's reply when a page was asked for: exact to 1,000; beyond that 1,000 and `totalEsMinimo`. */
export const Total = z.object({ total: z.optional(z.int()), totalEsMinimo: z.optional(z.boolean()) })
