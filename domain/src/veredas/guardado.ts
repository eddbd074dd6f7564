import * as z from 'zod/mini'
import { mostrarPesos } from '../dinero.ts'
import type { BloqueDeRespuestas } from '../formularios/guardado.ts'
import { Momento } from '../tipos.ts'
import { PREGUNTAS } from './respuestas.ts'
import { TRABAJOS_A_REALIZAR, trabajosEscritos } from './trabajos.ts'

/** A line of the fee, in pesos, with the tariff as it was when it was paid. */
export const LineaGuardada = z.object({
  concepto: z.string(),
  detalle: z.string(),
  idTarifa: z.nullable(z.int()),
  importe: z.number(),
})

/** ANTES of the works: filed with the form. DESPUES: the owner's, once they were approved. Seen at /documentacion/archivo/{idArchivo}. */
export const MOMENTOS_DE_FOTO = ['ANTES', 'DESPUES'] as const
const Foto = z.object({
  idArchivo: z.int(),
  nombre: z.string(),
  tipo: z.string(),
  tamano: z.int(),
  sha256: z.string(),
  fecha: Momento,
  momento: z.enum(MOMENTOS_DE_FOTO),
})

/** Metres and m² with two decimals, amounts in pesos. */
export const VeredaGuardada = z.object({
  idFormulario: z.int(),
  idCarpeta: z.int(),
  ...PREGUNTAS.guardadas,
  idDomicilio: z.int(),
  DerechoConstruccion: z.number(),
  dep_mat_precio: z.number(),
  cerca_pesos: z.number(),
  canon: z.number(),
  TotalaAbonar: z.number(),
  lineas: z.array(LineaGuardada),
  pagadoEl: z.nullable(Momento),
  fotos: z.array(Foto),
  /** While it is APROBADO or after: when the works' days are over, and when its owner was asked for photos of them. */
  obraHasta: z.nullable(Momento),
  fotosPedidasEl: z.nullable(Momento),
  idPersona: z.int(),
  autor: z.string(),
  fecha: Momento,
})
export type VeredaGuardada = z.output<typeof VeredaGuardada>

const lineaEscrita = ({ concepto, detalle, importe }: z.output<typeof LineaGuardada>, i: number, todas: object[]) => ({
  pregunta: detalle ? `${concepto} (${detalle})` : concepto,
  respuesta: mostrarPesos(importe),
  importe: true,
  total: i === todas.length - 1,
})

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDeVereda = (g: VeredaGuardada): BloqueDeRespuestas[] => [
  PREGUNTAS.bloque('Domicilio de la obra', g),
  {
    titulo: 'Trabajos',
    respuestas: [
      { pregunta: TRABAJOS_A_REALIZAR, respuesta: trabajosEscritos(g) },
      ...(g.vereda === 1 ? PREGUNTAS.bloque('Medidas', g).respuestas : []),
      ...PREGUNTAS.bloque('Obra', g).respuestas,
    ],
  },
  { titulo: 'Liquidación', respuestas: g.lineas.map(lineaEscrita) },
  PREGUNTAS.bloque('Pago', g),
]
