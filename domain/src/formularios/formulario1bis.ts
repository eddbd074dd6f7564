import * as z from 'zod/mini'
import { CantidadCon, type Centesimas, ImporteCon } from '../dinero.ts'
import { Id, Texto, TextoOpcional } from '../tipos.ts'
import { DOS_HUELLAS } from './aranceles1bis.ts'
import { MAX_OBSERVACION_FORMULARIO } from './formulario1.ts'
import { campoNoNegativo } from './mensajes.ts'

export const MAX_RESOLUCION = 20
const MAX_METROS = 10

/** The numbers that a person enters, with their labels on the screen. */
export const NUMEROS_FORMULARIO_1BIS = {
  supconstruida: 'Superficie construida',
  supconantecedentes: 'Superficie con antecedentes',
  supaconstruir: 'Superficie a construir',
  importerefaccion: 'Importe de la refacción',
  supdemolicion: 'Superficie a demoler',
  metrosrebajecordon: 'Metros de rebaje de cordón',
  metroscerca: 'Metros de cerca',
  valorotros: 'Valor de otros',
} as const

const cantidad = (campo: keyof typeof NUMEROS_FORMULARIO_1BIS) =>
  CantidadCon(campoNoNegativo(NUMEROS_FORMULARIO_1BIS[campo]))
const importe = (campo: keyof typeof NUMEROS_FORMULARIO_1BIS) =>
  ImporteCon(campoNoNegativo(NUMEROS_FORMULARIO_1BIS[campo]))

const Metros = cantidad('metrosrebajecordon')
const NO_ES_REBAJE = { error: campoNoNegativo(NUMEROS_FORMULARIO_1BIS.metrosrebajecordon) }
/** '2 huellas', or a length in metres. */
const Rebaje = z.pipe(
  z.union([z.number(), z.string().check(z.trim(), z.maxLength(MAX_METROS, NO_ES_REBAJE))], NO_ES_REBAJE),
  z.transform((valor, ctx): typeof DOS_HUELLAS | Centesimas => {
    if (valor === DOS_HUELLAS) return DOS_HUELLAS
    const leido = Metros.safeParse(valor)
    if (leido.success) return leido.data
    ctx.issues.push({ code: 'custom', message: leido.error.issues[0]?.message, input: valor })
    return 0
  }),
)

/** Quantities become hundredths, amounts centavos. An applicant without a resolution yet writes EN TRAMITE. */
export const RespuestasFormulario1bis = z.object({
  nroresolucion: Texto(MAX_RESOLUCION),
  supconstruida: cantidad('supconstruida'),
  supconantecedentes: cantidad('supconantecedentes'),
  supaconstruir: cantidad('supaconstruir'),
  importerefaccion: importe('importerefaccion'),
  supdemolicion: z.optional(cantidad('supdemolicion')),
  metrosrebajecordon: Rebaje,
  metroscerca: cantidad('metroscerca'),
  descripcionotros: z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), ''),
  valorotros: importe('valorotros'),
})

const Comparado = z.optional(z.union([z.number(), z.string()], { error: 'debe ser un número' }))

/** What the screen computed comes along and is only compared: the server computes its own. */
export const CALCULADOS_1BIS = {
  suptotal: Comparado,
  valorm2obranueva: Comparado,
  importeobranoc: Comparado,
  importetotalrefaccion: Comparado,
  importedemolicion: Comparado,
  valorpesosmetro: Comparado,
  importerebajecordon: Comparado,
  totalderechosconstruccion: Comparado,
  valormetrocerca: Comparado,
  importetotalcerca: Comparado,
  total: Comparado,
}

export const Formulario1bisEnviado = z.extend(RespuestasFormulario1bis, {
  ...CALCULADOS_1BIS,
  idCarpeta: Id,
  idFormulario: z.optional(z.nullable(Id)),
  idPersona: z.optional(z.unknown()),
  idPago: z.optional(z.unknown()),
  fecha: z.optional(z.unknown()),
})

/** Surfaces and metres with two decimals; amounts in pesos. The three values are those in force when it was sent. */
export const Formulario1bisGuardado = z.object({
  idFormulario: z.int(),
  idFormulario1bis: z.int(),
  idCarpeta: z.int(),
  nroresolucion: z.string(),
  supconstruida: z.number(),
  supconantecedentes: z.number(),
  supaconstruir: z.number(),
  suptotal: z.number(),
  valorm2obranueva: z.number(),
  importeobranoc: z.number(),
  importerefaccion: z.number(),
  importetotalrefaccion: z.number(),
  supdemolicion: z.number(),
  importedemolicion: z.number(),
  /** '2 huellas', or metres. */
  metrosrebajecordon: z.string(),
  valorpesosmetro: z.number(),
  importerebajecordon: z.number(),
  totalderechosconstruccion: z.number(),
  metroscerca: z.number(),
  valormetrocerca: z.number(),
  importetotalcerca: z.number(),
  descripcionotros: z.string(),
  valorotros: z.number(),
  total: z.number(),
  /** In pesos: of a corrected form, what had been paid before; only the difference is owed. */
  pagado: z.number(),
  /** Null while something is owed. */
  idPago: z.nullable(z.int()),
  idPersona: z.int(),
  autor: z.string(),
  fecha: z.string(),
})
