import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import type { Metros, MetrosCuadrados } from '../dinero.ts'
import { CantidadCon, Importe, ImporteCon } from '../importe.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { Hecho, Id, Texto, TextoOpcional } from '../tipos.ts'
import { DOS_HUELLAS } from './aranceles1bis.ts'
import {
  type BloqueDeRespuestas,
  DeUnFormulario,
  enSuCarpeta,
  escrita,
  linea,
  MAX_OBSERVACION_FORMULARIO,
  medida,
  NumeroDeCarpeta,
  type RespuestaEscrita,
} from './guardado.ts'
import { campoNoNegativo, SIN_IMPORTE_A_PAGAR } from './mensajes.ts'
import { alta, type Clase, consulta, MEDIDA, MEDIDA_ESCRITA, opcional, pregunta, preguntas } from './preguntas.ts'

export const MAX_RESOLUCION = 20
const MAX_METROS = 10

/** A number's rule speaks of its field by name. */
const superficie = (etiqueta: string) =>
  pregunta(etiqueta, 'la', CantidadCon<MetrosCuadrados>(campoNoNegativo(etiqueta)), MEDIDA, 'm²')
const longitud = (etiqueta: string) =>
  pregunta(etiqueta, 'los', CantidadCon<Metros>(campoNoNegativo(etiqueta)), MEDIDA, 'm')
const importe = (etiqueta: string) => pregunta(etiqueta, 'el', ImporteCon(campoNoNegativo(etiqueta)), MEDIDA, '$')

const METROS_DE_REBAJE = 'Metros de rebaje de cordón'
const NO_ES_REBAJE = { error: campoNoNegativo(METROS_DE_REBAJE) }
const Longitud = CantidadCon<Metros>(NO_ES_REBAJE.error)
/** '2 huellas', or a length in metres. */
const Rebaje = z.pipe(
  z.union([z.number(), z.string().check(z.trim(), z.maxLength(MAX_METROS, NO_ES_REBAJE))], NO_ES_REBAJE),
  z.transform((valor, ctx): typeof DOS_HUELLAS | Metros => {
    if (valor === DOS_HUELLAS) return DOS_HUELLAS
    const leido = Longitud.safeParse(valor)
    if (leido.success) return leido.data
    ctx.issues.push({ code: 'custom', message: leido.error.issues[0]?.message, input: valor })
    return 0
  }),
)
const REBAJE: Clase<string> = {
  ...MEDIDA_ESCRITA,
  enPalabras: (metros, rotulo) => (metros === DOS_HUELLAS ? metros : MEDIDA.enPalabras(Number(metros), rotulo)),
}

/** Quantities become hundredths, amounts centavos. An applicant without a resolution yet writes EN TRAMITE. */
const RESPONDIDAS = preguntas({
  Datos: {
    nroresolucion: pregunta('Número de resolución', 'el', Texto(MAX_RESOLUCION)),
    supconstruida: superficie('Superficie construida'),
    supconantecedentes: superficie('Superficie con antecedentes'),
    supaconstruir: superficie('Superficie a construir'),
    importerefaccion: importe('Importe de la refacción'),
    supdemolicion: opcional(superficie('Superficie a demoler')),
    metrosrebajecordon: pregunta(METROS_DE_REBAJE, 'los', Rebaje, REBAJE, 'm'),
    metroscerca: longitud('Metros de cerca'),
    descripcionotros: pregunta('Descripción de otros', 'la', z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), '')),
    valorotros: importe('Valor de otros'),
  },
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

const Enviado = z.extend(RESPONDIDAS.respuestas, {
  ...CALCULADOS_1BIS,
  ...DeUnFormulario,
  idPago: z.optional(z.unknown()),
})

const Calculado = z.number()
/** Surfaces and metres with two decimals; amounts in pesos. The three values are those in force when it was sent. */
const Guardado = z.extend(RESPONDIDAS.guardado, {
  idFormulario1bis: z.int(),
  suptotal: Calculado,
  valorm2obranueva: Calculado,
  importeobranoc: Calculado,
  importetotalrefaccion: Calculado,
  importedemolicion: Calculado,
  valorpesosmetro: Calculado,
  importerebajecordon: Calculado,
  totalderechosconstruccion: Calculado,
  valormetrocerca: Calculado,
  importetotalcerca: Calculado,
  total: Calculado,
  /** In pesos: of a corrected form, what had been paid before; only the difference is owed. */
  pagado: z.number(),
  /** Null while something is owed. */
  idPago: z.nullable(z.int()),
})

const R = rotulosDe(Enviado)

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

/** Its record says also what was computed. */
export const PREGUNTAS = {
  ...RESPONDIDAS,
  guardado: Guardado,
  bloques: (g: z.output<typeof Guardado>): BloqueDeRespuestas[] => [
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
        escrita(R.metrosrebajecordon, REBAJE.enPalabras(g.metrosrebajecordon, R.metrosrebajecordon)),
        medida(R.valorpesosmetro, g.valorpesosmetro),
        medida(R.metroscerca, g.metroscerca),
        medida(R.valormetrocerca, g.valormetrocerca),
        escrita(R.descripcionotros, g.descripcionotros),
      ],
    },
    { titulo: 'Liquidación', respuestas: lineasDe1bis(g) },
  ],
}

export const consultarFormulario1bis = consulta('/formulario/consultarFormulario1bis/', {
  resumen: 'El formulario 1bis de una carpeta',
  guardado: Guardado,
})

export const altaFormulario1bis = alta('/documentacion/altaFormulario1bis', {
  resumen: 'Envía el formulario 1 bis de una carpeta: la liquidación de derechos',
  json: enSuCarpeta(Enviado),
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
