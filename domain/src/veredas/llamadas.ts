import * as z from 'zod/mini'
import { type Articulo, campo, type Rotulo } from '../campo.ts'
import { DeCarpeta } from '../formularios/guardado.ts'
import { llamada, partes } from '../llamada.ts'
import { VACIO } from '../motivo.ts'
import { ESTADOS_DE_PAGO } from '../pagos/estados.ts'
import { Hecho, Id, Momento } from '../tipos.ts'
import { LineaGuardada, VeredaGuardada } from './guardado.ts'
import { PREGUNTAS } from './respuestas.ts'
import { MAX_FOTOS_POR_ENTRADA } from './trabajos.ts'

const IdPago = campo('Número de pago', 'el', Id)

/**
 * What became of what was paid: PAGANDO while its payment is open; SIN_PAGAR when that ended without being paid;
 * POR_COMPLETAR when it is confirmed and something is missing to file it; PRESENTADA when it is a folder.
 */
export const SITUACIONES_DE_VEREDA = ['PAGANDO', 'SIN_PAGAR', 'POR_COMPLETAR', 'PRESENTADA', 'DEVUELTA'] as const
export type SituacionDeVereda = (typeof SITUACIONES_DE_VEREDA)[number]

const EnCurso = z.object({
  idPago: z.int(),
  situacion: z.enum(SITUACIONES_DE_VEREDA),
  estado: z.enum(ESTADOS_DE_PAGO),
  monto: z.number(),
  TransaccionComercioId: z.string(),
  comenzado: Momento,
  /** Of the works: 'SAN MARTIN 450'. */
  domicilio: z.string(),
  idCarpeta: z.nullable(z.int()),
  /** Of POR_COMPLETAR: what is missing, in sentences. */
  falta: z.array(z.object({ path: z.string(), msg: z.string() })),
  /** Until when it waits for its person. */
  espera: z.nullable(Momento),
  /** The copy, under the wire names of altaFormularioVeredas: what another device sends. */
  respuestas: z.record(z.string(), z.string()),
  lineas: z.array(LineaGuardada),
  fotos: z.array(
    z.object({ idFoto: z.int(), nombre: z.string(), tipo: z.string(), tamano: z.int(), sha256: z.string() }),
  ),
})
export type VeredaEnCurso = z.output<typeof EnCurso>

/**
 * Begins the payment of the sidewalk draft as the server has it: its answers, tariffs, fee lines and photos are copied,
 * and that copy is what is filed. `action` and `fields` are null when the payment is confirmed already. `otros`:
 * payments that were begun for other answers, which the provider knows of: they are for those, and go on apart.
 */
export const realizarPagoF22 = llamada({
  method: 'POST',
  path: '/formulario/realizarPagoF22',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Prepara el pago del formulario de veredas, tal como está en el borrador',
  errores: [404],
  unaSolaVez: true,
  json: z.object({
    /** Compared with what the server computes. */
    monto: campo('Total a abonar', 'el', z.union([z.number(), z.string()], { error: VACIO }), '$'),
    idPersona: campo('Persona', 'la', z.optional(z.nullable(Id))),
  }),
  reply: z.object({
    idPago: z.int(),
    estado: z.enum(ESTADOS_DE_PAGO),
    monto: z.number(),
    TransaccionComercioId: z.string(),
    action: z.nullable(z.string()),
    fields: z.nullable(z.record(z.string(), z.string())),
    otros: z.array(EnCurso),
  }),
})

/**
 * Not read before it is known whether this payment was filed already: then whatever else came is answered with its folder
 * . The use case reads them by `RespuestasVereda`.
 */
const sinLeer = (etiqueta: string, articulo: Articulo) => campo(etiqueta, articulo, z.optional(z.unknown()))
const deSuRotulo = ({ etiqueta, articulo }: Rotulo) => sinLeer(etiqueta, articulo)
const SIN_LEER = Object.fromEntries(
  PREGUNTAS.campos.map((nombre) => [nombre, deSuRotulo(PREGUNTAS.rotulos[nombre])]),
) as Record<(typeof PREGUNTAS.campos)[number], ReturnType<typeof sinLeer>>

/** What the screen computed, and what is fixed: only compared, line by line. */
export const COMPARADOS_VEREDA = {
  superficie: sinLeer('Superficie', 'la'),
  dep_mat_precio: sinLeer('Depósito de materiales', 'el'),
  cerca_pesos: sinLeer('Cerca de obra', 'la'),
  DerechoConstruccion: sinLeer('Derecho de construcción', 'el'),
  TotalaAbonar: sinLeer('Total a abonar', 'el'),
  idFormularioTipo: sinLeer('Tipo de formulario', 'el'),
  idUso: sinLeer('Uso', 'el'),
  idPersona: sinLeer('Persona', 'la'),
}

export const altaFormularioVeredas = llamada({
  method: 'POST',
  path: '/documentacion/altaFormularioVeredas',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Presenta el formulario de veredas que se pagó, con sus fotos',
  errores: [404],
  unaSolaVez: true,
  partes: partes({
    campos: z.object({ idPago: IdPago, ...SIN_LEER, ...COMPARADOS_VEREDA }),
    archivos: {
      FotoVeredaArchivo: {
        etiqueta: 'Fotos',
        articulo: 'las',
        max: 2 * MAX_FOTOS_POR_ENTRADA,
        tope: 'fotosDeVereda',
        imagenes: true,
      },
    },
  }),
  reply: z.extend(Hecho, { idCarpeta: z.int() }),
})

/** An array with the record first, or empty. */
export const consultarFormulario12 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario12',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El formulario de veredas de una carpeta',
  errores: [404],
  query: DeCarpeta,
  reply: z.array(VeredaGuardada),
})

/**
 * The person's own, the latest that was begun or confirmed, or the one that is named; of another device, or of a browser
 * that was closed. Null while there is none. `otras`: what else they began and is not over.
 */
export const veredaEnCurso = llamada({
  method: 'GET',
  path: '/veredas/enCurso',
  quien: 'todos',
  resumen: 'Qué pasó con el último formulario de veredas que la persona fue a pagar',
  errores: [404],
  query: z.object({ idPago: z.optional(IdPago) }),
  reply: z.object({ vereda: z.nullable(EnCurso), otras: z.array(EnCurso) }),
})

export const fotoDeVereda = llamada({
  method: 'GET',
  path: '/veredas/fotos/{idFoto}',
  sobre: { clase: 'fotoDeVereda', campo: 'idFoto' },
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'Una foto de lo que la persona fue a pagar',
  errores: [404, 409],
  params: z.object({ idFoto: campo('Número de foto', 'el', Id) }),
  reply: 'archivo',
})
