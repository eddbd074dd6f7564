import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, SIN_ELEGIR, VACIO } from '../motivo.ts'
import { EnteroObligatorio, FlagCon, Hecho, TextoLargo, TextoOpcional } from '../tipos.ts'
import { COMPLETE_LAS_OPCIONES } from './mensajes.ts'
import { type BloqueDeRespuestas, cuenta, DeCarpeta, enSuCarpeta, escrita, NumeroDeCarpeta, siNo } from './registro.ts'

/** The seven yes/no answers of form 1, in the order of the screen. */
export const PREGUNTAS_FORMULARIO_1 = [
  'hormigonarmado',
  'asfalto',
  'cordoncuneta',
  'tierrasincc',
  'redbajatension',
  'redgasnatural',
  'conformeexistente',
] as const

export const CONFORME_HABILITAR = ['No permitido', 'Permitido', 'Condicionado'] as const
export const MAX_USO = 45
export const MAX_OBSERVACION_FORMULARIO = 100
const MAX_CANTIDAD = 99_999

const SiNo = FlagCon(COMPLETE_LAS_OPCIONES)

/** What a person answers on form 1; screen and server read the same schema. */
export const RespuestasFormulario1 = z.object({
  hormigonarmado: campo('Hormigón armado', 'el', SiNo),
  asfalto: campo('Asfalto', 'el', SiNo),
  cordoncuneta: campo('Cordón cuneta', 'el', SiNo),
  tierrasincc: campo('Tierra sin cordón cuneta', 'la', SiNo),
  redbajatension: campo('Red de baja tensión', 'la', SiNo),
  redgasnatural: campo('Red de gas natural', 'la', SiNo),
  conformeexistente: campo('Conforme existente', 'el', SiNo),
  cantidadluminarias: campo('Cantidad de luminarias', 'la', EnteroObligatorio(1, MAX_CANTIDAD, VACIO)),
  recoleccionresiduos: campo(
    'Recolección de residuos',
    'la',
    EnteroObligatorio(0, MAX_CANTIDAD, VACIO),
    'veces por semana',
  ),
  cantarboles: campo('Cantidad de árboles', 'la', EnteroObligatorio(0, MAX_CANTIDAD, VACIO)),
  usoexistente: campo('Uso existente', 'el', TextoOpcional(MAX_USO)),
  usoahabilitar: campo('Uso a habilitar', 'el', TextoOpcional(MAX_USO)),
  conformehabilitar: campo(
    'Conforme a habilitar',
    'el',
    z.enum(CONFORME_HABILITAR, {
      error: ({ input }) => (input === '' ? SIN_ELEGIR : predicado('debe ser No permitido, Permitido o Condicionado')),
    }),
  ),
  observaciones: campo('Observaciones', 'las', z._default(TextoLargo(MAX_OBSERVACION_FORMULARIO), '')),
})

const Formulario1Enviado = z.extend(RespuestasFormulario1, {
  ...NumeroDeCarpeta,
  idPersona: z.optional(z.unknown()),
  fecha: z.optional(z.unknown()),
})

const Guardado01 = z.union([z.literal(0), z.literal(1)])
export const Formulario1Guardado = z.object({
  idFormulario: z.int(),
  idCarpeta: z.int(),
  hormigonarmado: Guardado01,
  asfalto: Guardado01,
  cordoncuneta: Guardado01,
  tierrasincc: Guardado01,
  redbajatension: Guardado01,
  redgasnatural: Guardado01,
  conformeexistente: Guardado01,
  cantidadluminarias: z.int(),
  recoleccionresiduos: z.int(),
  cantarboles: z.int(),
  usoexistente: z.string(),
  usoahabilitar: z.string(),
  conformehabilitar: z.enum(CONFORME_HABILITAR),
  observaciones: z.string(),
  idPersona: z.int(),
  /** Surname and name of who filled it: the applicant or staff. */
  autor: z.string(),
  fecha: z.string(),
})

const R = rotulosDe(RespuestasFormulario1)

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe1 = (g: z.output<typeof Formulario1Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Servicios e infraestructura',
    respuestas: PREGUNTAS_FORMULARIO_1.map((campo) => escrita(R[campo], siNo(g[campo]))),
  },
  {
    titulo: 'Cantidades',
    respuestas: (['cantidadluminarias', 'recoleccionresiduos', 'cantarboles'] as const).map((campo) =>
      cuenta(R[campo], g[campo]),
    ),
  },
  {
    titulo: 'Uso',
    respuestas: (['usoexistente', 'usoahabilitar', 'conformehabilitar', 'observaciones'] as const).map((campo) =>
      escrita(R[campo], g[campo]),
    ),
  },
]

/** An array with the record first; not filled yet: empty. */
export const consultarFormulario1 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario1',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El formulario 1 de una carpeta',
  errores: [404],
  query: DeCarpeta,
  reply: z.array(Formulario1Guardado),
})

export const altaFormulario1 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario1',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 1 de una carpeta',
  errores: [404],
  unaSolaVez: true,
  json: enSuCarpeta(Formulario1Enviado),
  reply: Hecho,
})
