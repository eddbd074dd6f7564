import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { CantidadCon, type Centesimas, ImporteCon } from '../dinero.ts'
import { Id, IdCarpeta, Texto, TextoOpcional } from '../tipos.ts'
import { DOS_HUELLAS } from './aranceles1bis.ts'
import { MAX_OBSERVACION_FORMULARIO } from './formulario1.ts'
import { campoNoNegativo } from './mensajes.ts'

export const MAX_RESOLUCION = 20
const MAX_METROS = 10

/** A number's rule speaks of its field by name. */
const cantidad = (etiqueta: string, unidad: 'm' | 'm²') =>
  campo(etiqueta, CantidadCon(campoNoNegativo(etiqueta)), unidad)
const importe = (etiqueta: string) => campo(etiqueta, ImporteCon(campoNoNegativo(etiqueta)), '$')

const METROS_DE_REBAJE = 'Metros de rebaje de cordón'
const Metros = cantidad(METROS_DE_REBAJE, 'm')
const NO_ES_REBAJE = { error: campoNoNegativo(METROS_DE_REBAJE) }
/** '2 huellas', or a length in metres. */
const Rebaje = campo(
  METROS_DE_REBAJE,
  z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.maxLength(MAX_METROS, NO_ES_REBAJE))], NO_ES_REBAJE),
    z.transform((valor, ctx): typeof DOS_HUELLAS | Centesimas => {
      if (valor === DOS_HUELLAS) return DOS_HUELLAS
      const leido = Metros.safeParse(valor)
      if (leido.success) return leido.data
      ctx.issues.push({ code: 'custom', message: leido.error.issues[0]?.message, input: valor })
      return 0
    }),
  ),
  'm',
)

/** Quantities become hundredths, amounts centavos. An applicant without a resolution yet writes EN TRAMITE. */
export const RespuestasFormulario1bis = z.object({
  nroresolucion: campo('Número de resolución', Texto(MAX_RESOLUCION)),
  supconstruida: cantidad('Superficie construida', 'm²'),
  supconantecedentes: cantidad('Superficie con antecedentes', 'm²'),
  supaconstruir: cantidad('Superficie a construir', 'm²'),
  importerefaccion: importe('Importe de la refacción'),
  supdemolicion: z.optional(cantidad('Superficie a demoler', 'm²')),
  metrosrebajecordon: Rebaje,
  metroscerca: cantidad('Metros de cerca', 'm'),
  descripcionotros: campo('Descripción de otros', z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), '')),
  valorotros: importe('Valor de otros'),
})

/** The numbers that a person enters, in the order of the screen. */
export const NUMEROS_FORMULARIO_1BIS = [
  'supconstruida',
  'supconantecedentes',
  'supaconstruir',
  'importerefaccion',
  'supdemolicion',
  'metrosrebajecordon',
  'metroscerca',
  'valorotros',
] as const

const Comparado = z.optional(z.union([z.number(), z.string()], { error: 'debe ser un número' }))

/** What the screen computed comes along and is only compared: the server computes its own. */
export const CALCULADOS_1BIS = {
  suptotal: campo('Superficie total', Comparado, 'm²'),
  valorm2obranueva: campo('Valor del m² de obra nueva', Comparado, '$'),
  importeobranoc: campo('Obra nueva (6 % de la superficie por el valor del m²)', Comparado, '$'),
  importetotalrefaccion: campo('Refacción (6 %)', Comparado, '$'),
  importedemolicion: campo('Demolición', Comparado, '$'),
  valorpesosmetro: campo('Valor del metro de rebaje', Comparado, '$'),
  importerebajecordon: campo('Rebaje de cordón', Comparado, '$'),
  totalderechosconstruccion: campo('Total de derechos de construcción', Comparado, '$'),
  valormetrocerca: campo('Valor del metro de cerca', Comparado, '$'),
  importetotalcerca: campo('Cerca', Comparado, '$'),
  total: campo('Total a pagar', Comparado, '$'),
}

export const Formulario1bisEnviado = z.extend(RespuestasFormulario1bis, {
  ...CALCULADOS_1BIS,
  idCarpeta: IdCarpeta,
  idFormulario: campo('Formulario', z.optional(z.nullable(Id))),
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
