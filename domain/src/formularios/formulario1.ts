import * as z from 'zod/mini'
import { Entero, FlagCon, Id, TextoLargo, TextoOpcional } from '../tipos.ts'
import { COMPLETE_LAS_OPCIONES } from './mensajes.ts'

/** The seven yes/no answers of form 1, in the order of the screen. */
export const PREGUNTAS_FORMULARIO_1 = [
  ['hormigonarmado', 'Hormigón armado'],
  ['asfalto', 'Asfalto'],
  ['cordoncuneta', 'Cordón cuneta'],
  ['tierrasincc', 'Tierra sin cordón cuneta'],
  ['redbajatension', 'Red de baja tensión'],
  ['redgasnatural', 'Red de gas natural'],
  ['conformeexistente', 'Conforme existente'],
] as const

export const CONFORME_HABILITAR = ['No permitido', 'Permitido', 'Condicionado'] as const
export const MAX_USO = 45
export const MAX_OBSERVACION_FORMULARIO = 100
const MAX_CANTIDAD = 99_999

const SiNo = FlagCon(COMPLETE_LAS_OPCIONES)

/** What a person answers on form 1; screen and server read the same schema. */
export const RespuestasFormulario1 = z.object({
  hormigonarmado: SiNo,
  asfalto: SiNo,
  cordoncuneta: SiNo,
  tierrasincc: SiNo,
  redbajatension: SiNo,
  redgasnatural: SiNo,
  conformeexistente: SiNo,
  cantidadluminarias: Entero(1, MAX_CANTIDAD),
  recoleccionresiduos: Entero(0, MAX_CANTIDAD),
  cantarboles: Entero(0, MAX_CANTIDAD),
  usoexistente: TextoOpcional(MAX_USO),
  usoahabilitar: TextoOpcional(MAX_USO),
  conformehabilitar: z.enum(CONFORME_HABILITAR, { error: 'debe ser No permitido, Permitido o Condicionado' }),
  observaciones: z._default(TextoLargo(MAX_OBSERVACION_FORMULARIO), ''),
})

export const Formulario1Enviado = z.extend(RespuestasFormulario1, {
  idCarpeta: Id,
  idFormulario: z.optional(z.nullable(Id)),
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
