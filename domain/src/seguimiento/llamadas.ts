import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { LARGO_DE_CODIGO_DE_SEGUIMIENTO } from '../carpetas/reglas.ts'
import { llamada } from '../llamada.ts'
import { MAX_MOTIVO_DE_PRORROGA } from '../plazos/reglas.ts'
import type { Perfil } from '../roles.ts'
import { PERSONAL } from '../roles.ts'
import { Codigo, Fecha, Hecho, Id, IdCarpeta, Momento, Texto } from '../tipos.ts'

/** Who says which inspector a folder is for. */
export const ASIGNAN = ['ADMINISTRADOR', 'JEFE'] as const satisfies readonly Perfil[]

/** Whoever has a folder's code follows it without signing in: states and dates, nobody's name. */
export const seguimientoPublico = llamada({
  method: 'GET',
  path: '/documentacion/seguimientoPublico',
  quien: 'publico',
  limite: 'consultas',
  resumen: 'En qué está una carpeta, para quien tiene su código',
  errores: [404],
  query: z.object({ idCarpeta: IdCarpeta, codigo: campo('Código', 'el', Codigo(LARGO_DE_CODIGO_DE_SEGUIMIENTO)) }),
  reply: z.object({
    idCarpeta: z.int(),
    seguimiento: z.array(z.object({ TramiteEstado: z.string(), fecha: Momento })),
    /** What its next step and its term are told from, as to who is signed in. */
    situacion: z.object({
      tramiteEstado: z.string(),
      tramiteEstadoPrevio: z.nullable(z.string()),
      carpetaCompleta: z.boolean(),
      /** It has a file number, which is not told. */
      recibida: z.boolean(),
      idUso: z.nullable(z.int()),
      vence: z.nullable(z.string()),
    }),
  }),
})

const Inspector = z.object({
  idInspector: z.int(),
  inspector: z.string(),
  Oficina: z.string(),
  /** Open folders assigned to them. */
  carga: z.int(),
})
export type InspectorConCarga = z.output<typeof Inspector>

/** Those who may be given folders, the least loaded first. */
export const cargaDeInspectores = llamada({
  method: 'GET',
  path: '/documentacion/cargaDeInspectores',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los inspectores que pueden recibir carpetas, y cuántas tienen',
  reply: z.object({ inspectores: z.array(Inspector) }),
})

export const proponerInspector = llamada({
  method: 'GET',
  path: '/documentacion/proponerInspector',
  quien: ASIGNAN,
  resumen: 'A quién conviene asignarle una carpeta',
  errores: [404],
  query: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({
    idInspector: z.nullable(z.int()),
    /** Because they already have one of its block; otherwise, because they have the fewest. */
    porManzana: z.boolean(),
    /** Others of its block that nobody has: they are on the way. */
    deLaManzana: z.array(z.object({ idCarpeta: z.int(), version: z.int(), domicilio: z.string() })),
  }),
})

export const asignar = llamada({
  method: 'PUT',
  path: '/documentacion/asignar',
  quien: ASIGNAN,
  resumen: 'Asigna una carpeta a un inspector, o se la quita',
  errores: [404],
  json: z.object({
    idCarpeta: IdCarpeta,
    idInspector: campo('Inspector', 'el', z.nullable(Id)),
    version: campo('Versión', 'la', z.optional(Id)),
  }),
  reply: Hecho,
})

const Dias = z.object({ corridos: z.int(), habiles: z.int(), atraso: z.int() })
export const verRelojes = llamada({
  method: 'GET',
  path: '/documentacion/relojes/{idCarpeta}',
  quien: 'todos',
  resumen: 'Cuántos días tuvo una carpeta la ciudad y cuántos su solicitante, y cuándo vence',
  errores: [404],
  params: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({
    ciudad: Dias,
    solicitante: Dias,
    /** What it waits for; null once it is closed. */
    actual: z.nullable(
      z.object({
        reloj: z.enum(['CIUDAD', 'SOLICITANTE']),
        plazo: z.nullable(z.object({ dias: z.int(), habiles: z.boolean() })),
        vence: z.nullable(z.string()),
        aniosSinConfirmar: z.array(z.int()),
      }),
    ),
  }),
})

/** Who, why and until when stay in the folder's history. */
export const prorrogar = llamada({
  method: 'PUT',
  path: '/documentacion/prorrogar',
  quien: ASIGNAN,
  resumen: 'Corre el vencimiento de una carpeta',
  errores: [404],
  json: z.object({
    idCarpeta: IdCarpeta,
    hasta: campo('Hasta', 'la fecha', Fecha),
    motivo: campo('Motivo', 'el', Texto(MAX_MOTIVO_DE_PRORROGA)),
    version: campo('Versión', 'la', z.optional(Id)),
  }),
  reply: Hecho,
})
