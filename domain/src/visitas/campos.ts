import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Id, Momento } from '../tipos.ts'
import { ESTADOS_DE_VISITA, MODOS, PARTES_DEL_DIA, RESPUESTAS, RESULTADOS } from './reglas.ts'

/** What several calls of visits carry. */

export const IdVisita = campo('Visita', 'la', Id)
export const Version = campo('Versión', 'la', Id)

/** An id made on the phone: written in one way only, so that the same one is the same text. */
export const IdDeEnvio = campo(
  'Envío',
  'el',
  z.string({ error: VACIO }).check(
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, {
      error: predicado('debe ser un UUID en minúsculas'),
    }),
  ),
)

/** What the bytes sum up to, in hexadecimal. */
export const Sha256 = campo(
  'SHA-256',
  'el',
  z
    .string({ error: VACIO })
    .check(z.regex(/^[0-9a-f]{64}$/, { error: predicado('debe tener 64 dígitos hexadecimales') })),
)

/** A clock's time with its zone; a phone's may be wrong by years. */
export const MomentoDeTelefono = campo(
  'Hora del teléfono',
  'la',
  z.string({ error: VACIO }).check(
    z.maxLength(35, { error: predicado('no es una hora válida') }),
    z.refine(
      (texto) =>
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(texto) && Date.parse(texto) >= 0,
      { error: predicado('no es una hora válida') },
    ),
  ),
)

const Hora = campo(
  'Hora',
  'la',
  z
    .string({ error: predicado('no es una hora válida') })
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: predicado('no es una hora válida: escriba HH:MM') })),
)

/** An hour or a part of the day: one of them. */
export const Cuando = {
  hora: z.optional(z.nullable(Hora)),
  parte: campo(
    'Parte del día',
    'el',
    z.optional(z.nullable(z.enum(PARTES_DEL_DIA, { error: predicado('debe ser MAÑANA o TARDE') }))),
  ),
}

/** A visit, as every list shows it. */
export const Visita = z.object({
  idVisita: z.int(),
  idCarpeta: z.int(),
  modo: z.enum(MODOS),
  estado: z.enum(ESTADOS_DE_VISITA),
  /** Of one at a distance: until when the applicant may send. */
  dia: z.string(),
  hora: z.nullable(z.string()),
  parte: z.nullable(z.enum(PARTES_DEL_DIA)),
  /** As it was put by hand; null: by its hour. */
  orden: z.nullable(z.int()),
  /** Null: the folder was left without one. */
  idInspector: z.nullable(z.int()),
  inspector: z.nullable(z.string()),
  domicilio: z.string(),
  padron: z.string(),
  /** What the folder is about, in words: its work type, its encomienda, or its use. */
  trabajo: z.string(),
  indicaciones: z.nullable(z.string()),
  /** Why it was cancelled. */
  motivo: z.nullable(z.string()),
  resultado: z.nullable(z.enum(RESULTADOS)),
  /** With a result, and every photo that it declares. */
  completa: z.boolean(),
  version: z.int(),
})
export type Visita = z.output<typeof Visita>

export const RespuestaGuardada = z.object({
  idItem: z.int(),
  texto: z.string(),
  respuesta: z.enum(RESPUESTAS),
  observado: z.string(),
})

export type RespuestaGuardada = z.output<typeof RespuestaGuardada>

export const FotoDeVisita = z.object({
  idArchivo: z.int(),
  idItem: z.nullable(z.int()),
  fecha: Momento,
  /** By the clock of whoever took it; null at a distance, where the server's counts. */
  tomadaEl: z.nullable(Momento),
})

/** What a visit found, as it is read by whoever may see the folder. */
export const ResultadoGuardado = z.object({
  resultado: z.enum(RESULTADOS),
  /** Who signed it, when by the server's clock, and when by the phone's. */
  firmante: z.string(),
  firmadaEl: Momento,
  enTelefonoEl: z.nullable(Momento),
  respuestas: z.array(RespuestaGuardada),
  /** For staff alone: null to anybody else. */
  notas: z.nullable(z.string()),
  fotosDeclaradas: z.int(),
  fotos: z.array(FotoDeVisita),
  /** Its folder was observed with it. */
  observada: z.boolean(),
})
export type ResultadoGuardado = z.output<typeof ResultadoGuardado>
