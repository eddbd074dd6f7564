import * as z from 'zod/mini'
import { Cobro, Faltante } from '../carpetas/llamadas.ts'
import { ObraPropia } from '../carpetas/propietario.ts'
import { llamada } from '../llamada.ts'
import { Momento } from '../tipos.ts'
import { Visita } from '../visitas/campos.ts'

/**
 * What waits for the city. Of whoever only inspects, MIAS, RESPONDIDAS and VENCIDAS are about their own folders, and the
 * others are not told; SIN_ASIGNAR, only to who assigns.
 */
export const COLAS = [
  'MESA',
  'INSPECCION',
  'MIAS',
  'SIN_ASIGNAR',
  'RESPONDIDAS',
  'VENCIDAS',
  'LIBRE_DEUDA',
  'PAGOS',
] as const
export type Cola = (typeof COLAS)[number]

const EnCola = z.object({
  cola: z.enum(COLAS),
  /** Exact up to 1,000; `masDe` says that there are more. */
  cuantas: z.int(),
  masDe: z.optional(z.literal(true)),
  /** Of the one that waits longest: since when, and its number where it is a folder. */
  desde: z.nullable(Momento),
  idCarpeta: z.nullable(z.int()),
})
export type EnCola = z.output<typeof EnCola>

/** A folder that waits for its applicant, and all that it waits for. */
const QueEspera = z.object({
  idCarpeta: z.int(),
  tramiteEstado: z.string(),
  desde: Momento,
  /** Observations to answer. */
  observaciones: z.int(),
  /** Of one that is not complete yet. */
  faltantes: z.array(Faltante),
  /** What is asked to be paid, where staff said it. */
  cobro: z.nullable(Cobro),
  /** How what it asks to be paid, if anything, is paid: the stamp duty too. */
  comoSePaga: z.optional(z.string()),
  /** The last day that its applicant has. */
  vence: z.nullable(z.string()),
})
export type QueEspera = z.output<typeof QueEspera>

/** A sidewalk that was paid and waits for something before it is filed. */
const VeredaPorCompletar = z.object({
  idPago: z.int(),
  /** In pesos. */
  monto: z.number(),
  domicilio: z.string(),
  /** By name. */
  falta: z.array(z.string()),
  espera: z.nullable(Momento),
})
export type VeredaPorCompletar = z.output<typeof VeredaPorCompletar>

/** What is paid out of the portal, of no folder: a registration of form 29. */
const PorPagar = z.object({ texto: z.string(), comoSePaga: z.string(), ruta: z.string() })
export type PorPagar = z.output<typeof PorPagar>

/** A form that whoever looks began, and did not send. */
export const FormularioSinEnviar = z.object({
  clave: z.string(),
  nombre: z.string(),
  /** Where it goes on. */
  ruta: z.string(),
  modificadoEl: Momento,
  /** A payment for it is under way or done: it is not thrown away. */
  pagandose: z.boolean(),
})
export type FormularioSinEnviar = z.output<typeof FormularioSinEnviar>

/** An open folder that its owner says they did not order. */
const NoEncargadaAbierta = z.object({ idCarpeta: z.int(), domicilio: z.string(), dichoEl: Momento })
export type NoEncargadaAbierta = z.output<typeof NoEncargadaAbierta>

/** A visit that an inspector still has to make today. */
const VisitaDeHoy = z.pick(Visita, {
  idVisita: true,
  idCarpeta: true,
  dia: true,
  hora: true,
  parte: true,
  domicilio: true,
})
export type VisitaDeHoy = z.output<typeof VisitaDeHoy>

/** As many as home lists. */
export const ESPERAN_A_LA_VISTA = 5

export const pendientes = llamada({
  method: 'GET',
  path: '/inicio/pendientes',
  quien: 'todos',
  resumen: 'Qué espera a quien entra: las colas del personal y las carpetas que esperan a su solicitante',
  reply: z.object({
    colas: z.array(EnCola),
    esperan: z.array(QueEspera),
    /** Of those, how many there are; exact up to 1,000. */
    cuantasEsperan: z.int(),
    /** Of whoever inspects, those left for today in the order of the day; absent: none. */
    visitas: z.optional(z.array(VisitaDeHoy)),
    /** Absent: none. */
    veredas: z.optional(z.array(VeredaPorCompletar)),
    /** Absent: none. */
    porPagar: z.optional(z.array(PorPagar)),
    /** Begun and not sent, the last one first; absent: none. */
    borradores: z.optional(z.array(FormularioSinEnviar)),
    /** What others filed of works on whoever looks' property, the last one first; absent: none (A-205). */
    obras: z.optional(z.array(ObraPropia)),
    /** Open folders that their owner says they did not order, the last said first, for staff; absent: none. */
    noEncargadas: z.optional(z.array(NoEncargadaAbierta)),
    /** What an ADMINISTRADOR has to look at; absent: nothing. */
    avisos: z.optional(z.array(z.string())),
    /** Steps that 'Puesta en marcha' still has, for an ADMINISTRADOR; absent: none. */
    faltanPasos: z.optional(z.int()),
  }),
})

export const sinEnviar = llamada({
  method: 'GET',
  path: '/inicio/borradores',
  quien: 'todos',
  resumen: 'Los formularios que quien entra empezó y no envió, el último primero',
  reply: z.object({ borradores: z.array(FormularioSinEnviar) }),
})
