import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { ImporteObligatorio } from '../importe.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Fecha, Hecho, Id, Momento, Texto, Usrmod } from '../tipos.ts'
import { NOMBRE_DE_TARIFA, SIN_FACTOR, SIN_PRECIO_UNITARIO, SIN_VALOR, TIPO_DE_TARIFA } from './mensajes.ts'
import { leerFactor, MAX_TARIFA, MAX_TIPO_DE_TARIFA } from './reglas.ts'
import { VigenciaDePrecios } from './vigencia.ts'

/** Tariffs. New values hold from a day on: today unless `vigenteDesde` says a later one. */

const FACTOR_INVALIDO = predicado('debe ser un número no negativo, con cuatro decimales como máximo')

/** In ten-thousandths; only `valor` enters a computation. */
const Factor = z.pipe(
  z.union([z.number(), z.string()], { error: ({ input }) => (input == null ? SIN_FACTOR : FACTOR_INVALIDO) }),
  z.transform((valor, ctx): number => {
    const factor = leerFactor(String(valor))
    if (factor !== undefined) return factor
    ctx.issues.push({ code: 'custom', message: String(valor).trim() ? FACTOR_INVALIDO : SIN_FACTOR, input: valor })
    return 0
  }),
)

const Valores = { PrecioUnitario: z.number(), valor: z.number(), Factor: z.number() }
const Tarifa = z.object({
  idTarifa: z.int(),
  Tarifa: z.string(),
  tipo: z.string(),
  ...Valores,
  usrmod: z.nullable(z.int()),
  /** The day from which other values hold that are already decided; null when there are none. */
  proximoCambio: z.nullable(Momento),
  /** Of the seed, and not yet the city's: nothing is charged with it. */
  porConfirmar: z.boolean(),
  /** What the portal came with; without it, the city added it. */
  deMuestra: z.optional(z.object(Valores)),
})
export type Tarifa = z.output<typeof Tarifa>

export const DatosDeTarifa = z.object({
  Tarifa: campo('Tarifa', 'la', Texto(MAX_TARIFA, NOMBRE_DE_TARIFA)),
  PrecioUnitario: campo('Precio unitario', 'el', ImporteObligatorio(SIN_PRECIO_UNITARIO), '$'),
  Factor: campo('Factor', 'el', Factor),
  valor: campo('Valor', 'el', ImporteObligatorio(SIN_VALOR), '$'),
  tipo: campo('Tipo', 'el', Texto(MAX_TIPO_DE_TARIFA, TIPO_DE_TARIFA)),
  usrmod: Usrmod,
})

export const getTarifas = llamada({
  method: 'GET',
  path: '/tarifas/getTarifas',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Tarifas con los valores vigentes hoy, en pesos',
  reply: z.object({ tarifas: z.array(Tarifa) }),
})

export const agregarTarifa = llamada({
  method: 'POST',
  path: '/tarifas/agregarTarifa',
  quien: ADMINISTRAN,
  resumen: 'Agrega una tarifa',
  errores: [404],
  json: DatosDeTarifa,
  reply: Hecho,
})

export const actualizarTarifa = llamada({
  method: 'POST',
  path: '/tarifas/actualizarTarifa',
  quien: ADMINISTRAN,
  resumen: 'Cambia una tarifa; los valores anteriores quedan en su historia',
  errores: [404],
  json: z.extend(DatosDeTarifa, {
    idTarifa: campo('Tarifa', 'la', Id),
    vigenteDesde: campo('Vigente desde', '', z.optional(Fecha)),
  }),
  reply: Hecho,
})

export const historialDeTarifa = llamada({
  method: 'GET',
  path: '/tarifas/historial/{idTarifa}',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Desde cuándo rigió cada valor de una tarifa, lo último primero',
  errores: [404],
  params: z.object({ idTarifa: campo('Tarifa', 'la', Id) }),
  reply: z.object({
    historial: z.array(z.extend(VigenciaDePrecios, Valores)),
  }),
})
