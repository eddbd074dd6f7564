import * as z from 'zod/mini'
import { leerCentesimas, type Metros } from '../dinero.ts'
import { aparte, CUENTA, dato, MEDIDA, NUMERO, nombrada, pregunta, preguntas, SI_NO } from '../formularios/preguntas.ts'
import { CantidadCon, ImporteObligatorio } from '../importe.ts'
import { comoMaximo, predicado } from '../motivo.ts'
import { MAX_DEPARTAMENTO, MAX_PUERTA } from '../padron/formas.ts'
import { Correo, Flag, IdInmuebleTipoElegido, IdObligatorio, junto, siFaltaTexto, TextoOpcional } from '../tipos.ts'
import type { MedidasDeVereda } from './aranceles.ts'
import {
  FALTA_ANCHO,
  FALTA_CALLE,
  FALTA_DOMICILIO,
  FALTA_LARGO,
  FALTA_MONTO,
  FALTA_PADRON,
  FALTA_PUERTA,
  FALTA_TRABAJO,
  FALTAN_DIAS,
  faltaCatastral,
  PADRON_DE_MAS,
} from './mensajes.ts'
import { TOPES_VEREDAS as TOPES } from './reglas.ts'
import { cuantosTrabajos, NOMBRES_DE_TRABAJO, TRABAJOS, type Trabajo } from './trabajos.ts'

/*
 * What a person answers on the sidewalk form, under its wire names: the screen's fields, the draft's data and the
 * multipart body are read by this one schema.
 */

/** As typed: a draft may hold a number too. */
const Escrito = (siFalta: string) => z.union([z.number(), z.string()], { error: siFaltaTexto(siFalta) })
/** Without what is not counted: $, spaces and the points that group thousands. */
const sinAdornos = (valor: number | string) =>
  String(valor)
    .replace(/[\s$]/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
const corto = (max: number) =>
  z.refine<number | string>((valor) => sinAdornos(valor).length <= max, { error: comoMaximo(max) })

const MontodeObra = z
  .pipe(Escrito(FALTA_MONTO).check(corto(TOPES.MontodeObra)), ImporteObligatorio(FALTA_MONTO))
  .check(z.refine((centavos) => centavos > 0, { error: FALTA_MONTO }))

const Dias = z.pipe(
  Escrito(FALTAN_DIAS),
  z.transform((valor, ctx): number => {
    const texto = String(valor).trim()
    if (/^\d{1,2}$/.test(texto)) return Number(texto)
    const message = texto === '' ? FALTAN_DIAS : predicado('debe ser un número entero de 0 a 99')
    ctx.issues.push({ code: 'custom', message, input: valor })
    return 0
  }),
)

const MEDIDA_INVALIDA = predicado('debe ser un número no negativo, con dos decimales como máximo')
const Longitud = CantidadCon<Metros>(MEDIDA_INVALIDA)

/** Metres in so few characters; blank is none. */
const LongitudEscrita = (max: number) =>
  z._default(
    z.pipe(
      z
        .union([z.number(), z.string()], { error: predicado('debe ser un número') })
        .check(z.refine<number | string>((valor) => String(valor).trim().length <= max, { error: comoMaximo(max) })),
      z.transform((valor, ctx): Metros => {
        if (String(valor).trim() === '') return 0
        const leido = Longitud.safeParse(valor)
        if (leido.success) return leido.data
        ctx.issues.push({ code: 'custom', message: leido.error.issues[0]?.message ?? MEDIDA_INVALIDA, input: valor })
        return 0
      }),
    ),
    0,
  )

const Padron = z.string({ error: siFaltaTexto(FALTA_PADRON) }).check(
  z.trim(),
  z.minLength(1, { error: FALTA_PADRON }),
  z.refine((texto) => /^\d*$/.test(texto), { error: predicado('debe tener solo números') }),
  z.refine((texto) => texto.length <= TOPES.Padron, { error: PADRON_DE_MAS }),
)

const Puerta = z
  .string({ error: siFaltaTexto(FALTA_PUERTA) })
  .check(
    z.trim(),
    z.minLength(1, { error: FALTA_PUERTA }),
    z.maxLength(MAX_PUERTA, { error: comoMaximo(MAX_PUERTA) }),
    z.regex(/^\P{Cc}*$/u, { error: predicado('contiene caracteres no permitidos') }),
  )

const Catastral = z._default(TextoOpcional(TOPES.catastral), '')
const deTrabajo = (trabajo: Trabajo) => pregunta(TRABAJOS[trabajo], '', z._default(Flag, 0), SI_NO)
const MARCAS = Object.fromEntries(NOMBRES_DE_TRABAJO.map((t) => [t, deTrabajo(t)])) as Record<
  Trabajo,
  ReturnType<typeof deTrabajo>
>

export const PREGUNTAS = preguntas({
  'Domicilio de la obra': {
    Padron: pregunta('Padrón', 'el', Padron),
    idCalle: aparte('Calle', 'la', IdObligatorio(FALTA_CALLE)),
    calle: dato('Calle'),
    NroPuerta: pregunta('Número de puerta', 'el', Puerta),
    Piso: pregunta('Piso', 'el', z._default(TextoOpcional(TOPES.Piso), '')),
    Departamento: pregunta('Departamento', 'el', z._default(TextoOpcional(MAX_DEPARTAMENTO), '')),
    Seccion: pregunta('Sección', 'la', Catastral),
    Manzana: pregunta('Manzana', 'la', Catastral),
    Parcela: pregunta('Parcela', 'la', Catastral),
    Distrito: pregunta('Distrito', 'el', Catastral),
    Dominio: pregunta('Dominio', 'el', Catastral),
    /** The address itself: the fields above are its, and only compared. */
    idDomicilio: aparte('Domicilio', 'el', IdObligatorio(FALTA_DOMICILIO)),
    idInmuebleTipo: pregunta('Tipo de inmueble', 'el', IdInmuebleTipoElegido, nombrada('InmuebleTipo')),
  },
  /** Recorded together, in one line. */
  Trabajos: MARCAS,
  Medidas: {
    ancho: pregunta('Ancho', 'el', LongitudEscrita(TOPES.ancho), MEDIDA, 'm'),
    largo: pregunta('Largo', 'el', LongitudEscrita(TOPES.largo), MEDIDA, 'm'),
    superficie: dato('Superficie', MEDIDA, 'm²'),
  },
  Obra: {
    MontodeObra: pregunta('Monto de obra', 'el', MontodeObra, MEDIDA, '$'),
    dep_mat_dias: pregunta('Días de depósito de materiales', 'los', Dias, CUENTA),
    cerca_metros: pregunta('Metros de cerca', 'los', LongitudEscrita(TOPES.cerca_metros), MEDIDA, 'm'),
  },
  Pago: {
    idPago: dato('Pago', NUMERO),
    TransaccionComercioId: dato('Transacción'),
    email: pregunta('Correo electrónico', 'el', Correo),
  },
})

export const CamposVereda = PREGUNTAS.respuestas

type Leido = z.output<typeof CamposVereda>

const exigir = (path: keyof Leido, error: string, vale: (r: Leido) => boolean) =>
  z.refine<Leido>(vale, { path: [path], error, ...junto })

/** What is sent or kept of the form, as it is understood. Width and length say nothing where the sidewalk is not touched. */
export const RespuestasVereda = CamposVereda.check(
  exigir('vereda', FALTA_TRABAJO, (r) => cuantosTrabajos(r) > 0),
  exigir('ancho', FALTA_ANCHO, (r) => r.vereda !== 1 || r.ancho !== 0),
  exigir('largo', FALTA_LARGO, (r) => r.vereda !== 1 || r.largo !== 0),
)
export type RespuestasVereda = Leido

/** Only of an address typed by hand: what a look-up filled may be blank. */
export const CATASTRALES_VEREDA = {
  Seccion: 'sección',
  Manzana: 'manzana',
  Distrito: 'distrito',
  Dominio: 'dominio',
  Parcela: 'parcela',
} as const
export type CatastralDeVereda = keyof typeof CATASTRALES_VEREDA

/** Those missing of an address that was typed, with the sentence of each. */
export const catastralesQueFaltan = (domicilio: Readonly<Record<CatastralDeVereda, string>>) =>
  (Object.keys(CATASTRALES_VEREDA) as CatastralDeVereda[])
    .filter((nombre) => domicilio[nombre].trim() === '')
    .map((path) => ({ path, msg: faltaCatastral(CATASTRALES_VEREDA[path]) }))

/** What the fee depends on, of answers that were understood. */
export const medidasDe = (r: RespuestasVereda): MedidasDeVereda => ({
  montoDeObra: r.MontodeObra,
  dias: r.dep_mat_dias,
  metrosDeCerca: r.cerca_metros,
  trabajos: cuantosTrabajos(r),
})

/** The same while it is being typed: what cannot be read yet counts as nothing. */
export function medidasMientrasSeEscribe(v: Readonly<Partial<Record<keyof Leido, unknown>>>): MedidasDeVereda {
  const { shape } = CamposVereda
  const leer = (regla: z.ZodMiniType<number>, valor: unknown) => {
    const leido = regla.safeParse(valor)
    return leido.success ? leido.data : 0
  }
  return {
    montoDeObra: leer(shape.MontodeObra, v.MontodeObra),
    dias: leer(shape.dep_mat_dias, v.dep_mat_dias),
    metrosDeCerca: leer(shape.cerca_metros, v.cerca_metros),
    trabajos: NOMBRES_DE_TRABAJO.filter((t) => Number(v[t] ?? 0) === 1).length,
  }
}

/** Whether two amounts or measures are the same, one of them as it came; blank or absent was not sent. */
export const coincide = (enviado: unknown, centesimas: number) =>
  enviado === undefined || enviado === '' || leerCentesimas(String(enviado)) === centesimas
