import type { Estado } from '../carpetas/movimientos.ts'
import { MAX_DEPARTAMENTO_ESCRITO, MAX_PUERTA_ESCRITA } from '../padron/reglas.ts'

/** The elevator forms; a form type's number is its code. */
export const FORMULARIOS_DE_ELEVADORES = ['27', '28', '29', '30', '31'] as const
export type FormularioDeElevadores = (typeof FORMULARIOS_DE_ELEVADORES)[number]

/** What anybody sends and says nothing until it is confirmed. A form 31 is reviewed, which has its own call. */
export const SE_CONFIRMAN = ['28', '30'] as const satisfies readonly FormularioDeElevadores[]
/** What staff take out of the register, with a reason. */
export const SE_QUITAN = ['28', '30', '31'] as const satisfies readonly FormularioDeElevadores[]

/** The use of the folder that form 27 makes, and its code. */
export const USO_ELEVADORES = 13
export const CODIGO_ELEVADORES = '27' satisfies FormularioDeElevadores

/** Letter for letter as the specification has them. */
export const TITULOS_DE_ELEVADORES: Readonly<Record<FormularioDeElevadores, string>> = {
  '27': 'Solicitud inscripcion responsable elevadores',
  '28': 'Registro del responsable',
  '29': 'Inscripcion de la empresa conservadora',
  '30': 'Registro de los empleados del conservador',
  '31': 'Nota de presentacion del conservador',
}

/** One draft of each per person: none of them stands inside a folder. */
export const borradorDeElevadores = (formulario: FormularioDeElevadores) => `formulario${formulario}`

/** Longest texts and largest counts. */
export const TOPES_DE_ELEVADORES = {
  padron: 6,
  puerta: MAX_PUERTA_ESCRITA,
  piso: 2,
  departamento: MAX_DEPARTAMENTO_ESCRITO,
  nombre: 60,
  telefono: 30,
  numero: 20,
  catastral: 15,
  destino: 45,
  observaciones: 240,
  motivo: 240,
  elevadores: 999,
  expediente: 999_999_999,
  comprobantes: 5,
} as const

/** The ends that the register keeps, of a note (form 31) or of a technician of a company's staff (form 30). */
export const CLASES_DE_VENCIMIENTO = ['SEGURO', 'CONTRATO', 'MATRICULA_RT', 'MATRICULA_TE'] as const
export type ClaseDeVencimiento = (typeof CLASES_DE_VENCIMIENTO)[number]

export const TITULO_DE_VENCIMIENTO: Readonly<Record<ClaseDeVencimiento, string>> = {
  SEGURO: 'Seguro',
  CONTRATO: 'Contrato de conservación',
  MATRICULA_RT: 'Matrícula del representante técnico',
  MATRICULA_TE: 'Matrícula del técnico especializado',
}

/** How many days ahead an end is flagged and mailed. */
export const DIAS_DE_AVISO_DE_ELEVADORES = 30

export const SITUACIONES_DE_VENCIMIENTO = ['SIN_FECHA', 'VIGENTE', 'POR_VENCER', 'VENCIDO'] as const
export type SituacionDeVencimiento = (typeof SITUACIONES_DE_VENCIMIENTO)[number]

const DIA_EN_MS = 86_400_000

/** Both days as `yyyy-mm-dd`. On its very day an end still holds. */
export function situacionDeVencimiento(hasta: string | null, hoy: string): SituacionDeVencimiento {
  if (hasta === null) return 'SIN_FECHA'
  const dias = (Date.parse(`${hasta}T00:00:00Z`) - Date.parse(`${hoy}T00:00:00Z`)) / DIA_EN_MS
  if (dias < 0) return 'VENCIDO'
  return dias <= DIAS_DE_AVISO_DE_ELEVADORES ? 'POR_VENCER' : 'VIGENTE'
}

/** A form 27 whose folder stands here is confirmed by the staff. */
const CONFIRMAN = ['APROBADO', 'FINALIZADO'] as const satisfies readonly Estado[]
export const confirmaInscripcion = (estado: string) => (CONFIRMAN as readonly string[]).includes(estado)

/** What is sent and nobody has confirmed. */
export const SIN_CONFIRMAR = 'Sin confirmar'

/** What anybody is told of what staff have not confirmed yet. */
export const EN_TRAMITE = 'en trámite'

/** Where the card of the cabin leads: the QR carries this hash route. */
export const RUTA_DE_TARJETA = '/elevadores/tarjeta'
export const rutaDeTarjeta = (codigo: string) => `${RUTA_DE_TARJETA}/${codigo}`
