import * as z from 'zod/mini'
import { type Articulo, campo, rotulosDe } from '../campo.ts'
import { CantidadCon, type Centesimas, Importe, ImporteCon } from '../dinero.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { Hecho, Id, Texto, TextoOpcional } from '../tipos.ts'
import { DOS_HUELLAS } from './aranceles1bis.ts'
import { MAX_OBSERVACION_FORMULARIO } from './formulario1.ts'
import { campoNoNegativo, SIN_IMPORTE_A_PAGAR } from './mensajes.ts'
import {
  type BloqueDeRespuestas,
  DeCarpeta,
  enSuCarpeta,
  escrita,
  linea,
  medida,
  NumeroDeCarpeta,
  type RespuestaEscrita,
} from './registro.ts'

export const MAX_RESOLUCION = 20
const MAX_METROS = 10

/** A number's rule speaks of its field by name. */
const cantidad = (etiqueta: string, articulo: Articulo, unidad: 'm' | 'm²') =>
  campo(etiqueta, articulo, CantidadCon(campoNoNegativo(etiqueta)), unidad)
const importe = (etiqueta: string) => campo(etiqueta, 'el', ImporteCon(campoNoNegativo(etiqueta)), '$')

const METROS_DE_REBAJE = 'Metros de rebaje de cordón'
const Metros = cantidad(METROS_DE_REBAJE, 'los', 'm')
const NO_ES_REBAJE = { error: campoNoNegativo(METROS_DE_REBAJE) }
/** '2 huellas', or a length in metres. */
const Rebaje = campo(
  METROS_DE_REBAJE,
  'los',
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
  nroresolucion: campo('Número de resolución', 'el', Texto(MAX_RESOLUCION)),
  supconstruida: cantidad('Superficie construida', 'la', 'm²'),
  supconantecedentes: cantidad('Superficie con antecedentes', 'la', 'm²'),
  supaconstruir: cantidad('Superficie a construir', 'la', 'm²'),
  importerefaccion: importe('Importe de la refacción'),
  supdemolicion: z.optional(cantidad('Superficie a demoler', 'la', 'm²')),
  metrosrebajecordon: Rebaje,
  metroscerca: cantidad('Metros de cerca', 'los', 'm'),
  descripcionotros: campo('Descripción de otros', 'la', z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), '')),
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

const Comparado = z.optional(z.union([z.number(), z.string()], { error: predicado('debe ser un número') }))

/** What the screen computed comes along and is only compared: the server computes its own. */
export const CALCULADOS_1BIS = {
  suptotal: campo('Superficie total', 'la', Comparado, 'm²'),
  valorm2obranueva: campo('Valor del m² de obra nueva', 'el', Comparado, '$'),
  importeobranoc: campo('Obra nueva (6 % de la superficie por el valor del m²)', 'la', Comparado, '$'),
  importetotalrefaccion: campo('Refacción (6 %)', 'la', Comparado, '$'),
  importedemolicion: campo('Demolición', 'la', Comparado, '$'),
  valorpesosmetro: campo('Valor del metro de rebaje', 'el', Comparado, '$'),
  importerebajecordon: campo('Rebaje de cordón', 'el', Comparado, '$'),
  totalderechosconstruccion: campo('Total de derechos de construcción', 'el', Comparado, '$'),
  valormetrocerca: campo('Valor del metro de cerca', 'el', Comparado, '$'),
  importetotalcerca: campo('Cerca', 'la', Comparado, '$'),
  total: campo('Total a pagar', 'el', Comparado, '$'),
}

const Formulario1bisEnviado = z.extend(RespuestasFormulario1bis, {
  ...CALCULADOS_1BIS,
  ...NumeroDeCarpeta,
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

const R = rotulosDe(Formulario1bisEnviado)

/** The lines of a settlement, in pesos. */
export const lineasDe1bis = (l: {
  importeobranoc: number
  importetotalrefaccion: number
  importedemolicion: number
  importerebajecordon: number
  totalderechosconstruccion: number
  importetotalcerca: number
  valorotros: number
  total: number
}): RespuestaEscrita[] => [
  linea(R.importeobranoc, l.importeobranoc),
  linea(R.importetotalrefaccion, l.importetotalrefaccion),
  linea(R.importedemolicion, l.importedemolicion),
  linea(R.importerebajecordon, l.importerebajecordon),
  linea(R.totalderechosconstruccion, l.totalderechosconstruccion, true),
  linea(R.importetotalcerca, l.importetotalcerca),
  // A line of the sum, beside the answer of that name.
  { ...linea(R.valorotros, l.valorotros), pregunta: 'Otros' },
  { ...linea(R.total, l.total, true), ...(l.total === 0 && { respuesta: SIN_IMPORTE_A_PAGAR }) },
]

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe1bis = (g: z.output<typeof Formulario1bisGuardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Datos',
    respuestas: [
      escrita(R.nroresolucion, g.nroresolucion),
      medida(R.supconstruida, g.supconstruida),
      medida(R.supconantecedentes, g.supconantecedentes),
      medida(R.supaconstruir, g.supaconstruir),
      medida(R.suptotal, g.suptotal),
      medida(R.valorm2obranueva, g.valorm2obranueva),
      medida(R.importerefaccion, g.importerefaccion),
      medida(R.supdemolicion, g.supdemolicion),
      g.metrosrebajecordon === DOS_HUELLAS
        ? escrita(R.metrosrebajecordon, DOS_HUELLAS)
        : medida(R.metrosrebajecordon, Number(g.metrosrebajecordon)),
      medida(R.valorpesosmetro, g.valorpesosmetro),
      medida(R.metroscerca, g.metroscerca),
      medida(R.valormetrocerca, g.valormetrocerca),
      escrita(R.descripcionotros, g.descripcionotros),
    ],
  },
  { titulo: 'Liquidación', respuestas: lineasDe1bis(g) },
]

export const consultarFormulario1bis = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario1bis/',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El formulario 1bis de una carpeta',
  errores: [404],
  query: DeCarpeta,
  reply: z.array(Formulario1bisGuardado),
})

export const altaFormulario1bis = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario1bis',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 1 bis de una carpeta: la liquidación de derechos',
  errores: [404],
  unaSolaVez: true,
  json: enSuCarpeta(Formulario1bisEnviado),
  reply: z.extend(Hecho, { idFormulario1bis: z.int() }),
})

/** Only links a payment that the provider has confirmed; asked again, answers the same. */
export const pagar1bis = llamada({
  method: 'POST',
  path: '/formulario/pagar1bis',
  quien: 'todos',
  resumen: 'Confirma que el formulario 1 bis de una carpeta quedó pagado',
  errores: [404],
  json: enSuCarpeta(
    z.object({
      total: campo('Total a pagar', 'el', Importe, '$'),
      ...NumeroDeCarpeta,
      idFormulario1bis: campo('Formulario 1 bis', 'el', Id),
      idPersona: z.optional(z.unknown()),
    }),
  ),
  reply: z.extend(Hecho, { idPago: z.int() }),
})
