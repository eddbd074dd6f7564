import * as z from 'zod/mini'
import { ESTADOS, type Estado } from '../carpetas/movimientos.ts'
import { Ejemplo } from '../carpetas/requisitosDeEncomienda.ts'
import { llamada } from '../llamada.ts'

const NOMBRES_DE_ESTADO = Object.keys(ESTADOS) as [Estado, ...Estado[]]

const Costo = z.object({
  concepto: z.string(),
  /** How it comes about, or how it is paid. */
  detalle: z.string(),
  /** In pesos; null where it depends on what is filed, or no value is in force. */
  importe: z.nullable(z.number()),
})

/** How long it took, of what ended in the last twelve whole months; null of few cases. */
const Plazo = z.nullable(z.object({ casos: z.int(), mediana: z.int() }))

const Tramite = z.object({
  /** How an address names it: 'encomienda-1', 'veredas', 'formulario27', 'libreDeuda'. */
  tramite: z.string(),
  nombre: z.string(),
  explicacion: z.string(),
  papeles: z.array(
    z.object({ texto: z.string(), ayuda: z.string(), obligatorio: z.boolean(), ejemplo: z.nullable(Ejemplo) }),
  ),
  /** The forms that a folder carries, filled in after it is begun. */
  formularios: z.array(z.object({ codigo: z.string(), nombre: z.string() })),
  firman: z.array(z.string()),
  costos: z.array(Costo),
  /** Absent where nobody resolves it. */
  plazo: z.optional(Plazo),
})
export type Tramite = z.output<typeof Tramite>
export type Costo = z.output<typeof Costo>

/** What stands before one starts, open to everybody: papers, cost, usual time and who signs. */
export const listarTramites = llamada({
  method: 'GET',
  path: '/tramites',
  quien: 'publico',
  resumen: 'Qué se puede pedir o presentar: papeles, costo, tiempo habitual y quién firma',
  reply: z.object({
    tramites: z.array(Tramite),
    /** What an estimate computes with, in pesos: those in force, by number. */
    tarifas: z.array(z.object({ idTarifa: z.int(), valor: z.number() })),
    tiposDeObra: z.array(z.object({ idObraTipo: z.int(), obraTipo: z.string(), timbrado: z.number() })),
  }),
})

export const estadosDeCarpeta = llamada({
  method: 'GET',
  path: '/tramites/estados',
  quien: 'publico',
  resumen: 'Qué significa cada estado de una carpeta, como lo escribió la ciudad, y cuántos días suele durar',
  reply: z.object({
    estados: z.array(z.object({ estado: z.enum(NOMBRES_DE_ESTADO), significa: z.string(), plazo: Plazo })),
  }),
})
