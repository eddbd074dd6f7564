import type { Estado } from '../carpetas/movimientos.ts'
import { sumarDias } from '../plazos/calendario.ts'
import { seAsigna } from '../seguimiento/reglas.ts'
import { USO_VEREDAS } from '../veredas/reglas.ts'

/** How a visit is made: by the inspector at the place, or by the applicant's phone with the inspector judging. */
export const MODOS = ['EN EL LUGAR', 'A DISTANCIA'] as const
export type Modo = (typeof MODOS)[number]

/** ENVIADA is only of one at a distance: the applicant has sent their photos, and the inspector judges. */
export const ESTADOS_DE_VISITA = ['PLANEADA', 'ENVIADA', 'CERRADA', 'CANCELADA'] as const
export type EstadoDeVisita = (typeof ESTADOS_DE_VISITA)[number]

/** What may be done with a visit. */
export type PasoDeVisita = 'mover' | 'cancelar' | 'cerrar' | 'fotografiar' | 'enviar' | 'juzgar' | 'ir'

/** Server and screens read this one table; what is not here is refused. */
const PASOS: Readonly<Record<Modo, Partial<Record<EstadoDeVisita, readonly PasoDeVisita[]>>>> = {
  'EN EL LUGAR': { PLANEADA: ['mover', 'cancelar', 'cerrar'] },
  'A DISTANCIA': {
    PLANEADA: ['mover', 'cancelar', 'fotografiar', 'enviar', 'ir'],
    ENVIADA: ['cancelar', 'juzgar', 'ir'],
  },
}
export const admitePaso = ({ modo, estado }: { modo: Modo; estado: EstadoDeVisita }, paso: PasoDeVisita) =>
  PASOS[modo][estado]?.includes(paso) ?? false

/** Not closed nor cancelled: a folder has one at a time. */
export const ESTADOS_EN_PIE = ['PLANEADA', 'ENVIADA'] as const satisfies readonly EstadoDeVisita[]

export const PARTES_DEL_DIA = ['MAÑANA', 'TARDE'] as const
export type ParteDelDia = (typeof PARTES_DEL_DIA)[number]

/** What a visit found. */
export const RESULTADOS = ['CUMPLE', 'NO CUMPLE', 'NO SE PUDO ENTRAR'] as const
export type ResultadoDeVisita = (typeof RESULTADOS)[number]

export const RESPUESTAS = ['CUMPLE', 'NO CUMPLE', 'NO CORRESPONDE'] as const
export type RespuestaDeItem = (typeof RESPUESTAS)[number]

/** Of an item of a visit at a distance: the applicant's turn, the inspector's, or judged. */
export const SITUACIONES_DE_ITEM = ['PENDIENTE', 'ENVIADO', 'CUMPLE', 'NO CUMPLE'] as const
export const JUICIOS = ['CUMPLE', 'NO CUMPLE', 'REPETIR'] as const
export type Juicio = (typeof JUICIOS)[number]

/** How far ahead one is planned. */
export const MAX_DIAS_DE_VISITA = 180
/** Of one inspector in one day. */
export const MAX_VISITAS_POR_DIA = 40
/** Folders that are given to an inspector, and planned, at once. */
export const MAX_CARPETAS_A_LA_VEZ = 20
/** Days that a list of visits is asked for at once. */
export const MAX_DIAS_DE_LISTA = 31
export const MAX_MOTIVO = 200
export const MAX_INDICACIONES = 240
export const MAX_OBSERVADO = 240
export const MAX_NOTAS = 2000
export const MAX_FOTOS_DE_VISITA = 40
/** Of one item, in a visit at a distance, each time that it is asked for. */
export const MAX_FOTOS_DE_ITEM = 4
/** Counted in the file, whatever its bytes: phones send them below it. */
export const MAX_PIXELES = 16_000_000
/** How long the code with which a photo is taken holds. */
export const MINUTOS_DE_CODIGO = 15
export const LARGO_DE_CODIGO_DE_FOTO = 8
/** Of the text that a phone signs and sends. */
export const MAX_CONTENIDO = 100_000

/** Checklists: what may be asked at once, so that each item that is not met fits among a folder's observations. */
export const MAX_ITEMS_EN_USO = 20
export const MAX_ITEMS = 60
export const MAX_TEXTO_DE_ITEM = 160
export const MAX_NOMBRE_DE_LISTA = 60
export const MAX_ORDEN = 999

/** How wrong a phone's clock may be before somebody looks at what it signed. */
const MARGEN_DE_RELOJ_MS = 15 * 60 * 1000
/** Signed once the visit was known, and not after it came: otherwise it is kept, and decided by a JEFE. */
export const firmaProbable = (firmada: Date, planeada: Date, recibida: Date) =>
  firmada.getTime() >= planeada.getTime() - MARGEN_DE_RELOJ_MS &&
  firmada.getTime() <= recibida.getTime() + MARGEN_DE_RELOJ_MS

interface CarpetaQueSeVisita {
  readonly estado: Estado
  readonly completa: boolean
  readonly idInspector: number | null
}

/** Where it is inspected, and somebody has it in hand. */
export const seVisita = (carpeta: CarpetaQueSeVisita) => seAsigna(carpeta) && carpeta.idInspector !== null

/** Sidewalks, and whatever was visited before: there the applicant's own photos may do. */
export const admiteADistancia = (c: { readonly idUso: number | null; readonly visitasHechas: number }) =>
  c.idUso === USO_VEREDAS || c.visitasHechas > 0

/** From today on, and not too far. */
export const diaDeVisita = (dia: string, hoy: string) =>
  dia < hoy ? 'PASADO' : dia > sumarDias(hoy, MAX_DIAS_DE_VISITA) ? 'LEJANO' : null

/** The order of a day: as it was put by hand, and the rest by hour; a part of the day begins where it begins. */
const HORA_DE_PARTE: Readonly<Record<ParteDelDia, string>> = { MAÑANA: '07:00', TARDE: '13:00' }
export const horaDeOrden = (v: { readonly hora: string | null; readonly parte: ParteDelDia | null }) =>
  v.hora ?? (v.parte ? HORA_DE_PARTE[v.parte] : '23:59')
