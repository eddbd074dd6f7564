import * as z from 'zod/mini'
import { rotulosDe } from '../campo.ts'
import { mostrarImporte } from '../dinero.ts'
import { type BloqueDeRespuestas, cuenta, escrita, medida, type RespuestaEscrita } from '../formularios/guardado.ts'
import { Momento } from '../tipos.ts'
import { CamposVereda } from './respuestas.ts'
import { NOMBRES_DE_TRABAJO, TRABAJOS, type Trabajo } from './trabajos.ts'

const Guardado01 = z.union([z.literal(0), z.literal(1)])
const MARCAS = Object.fromEntries(NOMBRES_DE_TRABAJO.map((t) => [t, Guardado01])) as Record<Trabajo, typeof Guardado01>

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
  ...MARCAS,
  ancho: z.number(),
  largo: z.number(),
  superficie: z.number(),
  idInmuebleTipo: z.int(),
  InmuebleTipo: z.string(),
  MontodeObra: z.number(),
  DerechoConstruccion: z.number(),
  dep_mat_dias: z.int(),
  dep_mat_precio: z.number(),
  cerca_metros: z.number(),
  cerca_pesos: z.number(),
  canon: z.number(),
  TotalaAbonar: z.number(),
  lineas: z.array(LineaGuardada),
  idDomicilio: z.int(),
  Padron: z.string(),
  calle: z.string(),
  NroPuerta: z.string(),
  Piso: z.string(),
  Departamento: z.string(),
  Seccion: z.string(),
  Manzana: z.string(),
  Parcela: z.string(),
  Distrito: z.string(),
  Dominio: z.string(),
  email: z.string(),
  idPago: z.int(),
  TransaccionComercioId: z.string(),
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

const R = rotulosDe(CamposVereda)

const lineaEscrita = ({ concepto, detalle, importe }: z.output<typeof LineaGuardada>, i: number, todas: object[]) => ({
  pregunta: detalle ? `${concepto} (${detalle})` : concepto,
  respuesta: mostrarImporte(Math.round(importe * 100)),
  importe: true,
  total: i === todas.length - 1,
})

const medidasDeLaVereda = (g: VeredaGuardada): RespuestaEscrita[] =>
  g.vereda === 1
    ? [
        medida(R.ancho, g.ancho),
        medida(R.largo, g.largo),
        medida({ etiqueta: 'Superficie', unidad: 'm²' }, g.superficie),
      ]
    : []

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDeVereda = (g: VeredaGuardada): BloqueDeRespuestas[] => [
  {
    titulo: 'Domicilio de la obra',
    respuestas: [
      escrita(R.Padron, g.Padron),
      escrita(R.idCalle, g.calle),
      ...(['NroPuerta', 'Piso', 'Departamento', 'Seccion', 'Manzana', 'Parcela', 'Distrito', 'Dominio'] as const).map(
        (campo) => escrita(R[campo], g[campo]),
      ),
      escrita(R.idInmuebleTipo, g.InmuebleTipo),
    ],
  },
  {
    titulo: 'Trabajos',
    respuestas: [
      {
        pregunta: 'Trabajos a realizar',
        respuesta: NOMBRES_DE_TRABAJO.filter((t) => g[t] === 1)
          .map((t) => TRABAJOS[t])
          .join(', '),
      },
      ...medidasDeLaVereda(g),
      medida(R.MontodeObra, g.MontodeObra),
      cuenta(R.dep_mat_dias, g.dep_mat_dias),
      medida(R.cerca_metros, g.cerca_metros),
    ],
  },
  { titulo: 'Liquidación', respuestas: g.lineas.map(lineaEscrita) },
  {
    titulo: 'Pago',
    respuestas: [
      { pregunta: 'Pago', respuesta: String(g.idPago) },
      { pregunta: 'Transacción', respuesta: g.TransaccionComercioId },
      escrita(R.email, g.email),
    ],
  },
]
