import * as z from 'zod/mini'
import { Ejemplo } from '../carpetas/requisitosDeEncomienda.ts'
import { llamada } from '../llamada.ts'

const Costo = z.object({
  concepto: z.string(),
  /** How it comes about, or how it is paid. */
  detalle: z.string(),
  /** In pesos; null where it depends on what is filed, or no value is in force. */
  importe: z.nullable(z.number()),
})

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
  /** Of what the city resolved in the last twelve whole months; null of few cases. */
  plazo: z.nullable(z.object({ casos: z.int(), mediana: z.int() })),
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
