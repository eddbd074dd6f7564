import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { ImporteObligatorio } from '../importe.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Fecha, Hecho, Id, Momento, Texto, Usrmod } from '../tipos.ts'
import { NOMBRE_HASTA_40, SIN_DEFINITIVO, SIN_PROVISORIO, SIN_TIMBRADO } from './mensajes.ts'
import { MAX_OBRA_TIPO } from './reglas.ts'
import { VigenciaDePrecios } from './vigencia.ts'

/** Work types. New prices hold from a day on: today unless `vigenteDesde` says a later one. */

const Precios = { timbrado: z.number(), provisorio: z.number(), definitivo: z.number() }
const ObraTipo = z.object({
  idObraTipo: z.int(),
  ObraTipo: z.string(),
  ...Precios,
  usrmod: z.nullable(z.int()),
  /** The day from which other prices hold that are already decided; null when there are none. */
  proximoCambio: z.nullable(Momento),
  /** Of the seed, and not yet the city's: nothing is charged with it. */
  porConfirmar: z.boolean(),
  /** What the portal came with; without it, the city added it. */
  deMuestra: z.optional(z.object(Precios)),
})
export type ObraTipo = z.output<typeof ObraTipo>

export const DatosDeObraTipo = z.object({
  ObraTipo: campo('Tipo', 'el', Texto(MAX_OBRA_TIPO, NOMBRE_HASTA_40)),
  timbrado: campo('Timbrado', 'el', ImporteObligatorio(SIN_TIMBRADO), '$'),
  provisorio: campo('Provisorio', 'el', ImporteObligatorio(SIN_PROVISORIO), '$'),
  definitivo: campo('Definitivo', 'el', ImporteObligatorio(SIN_DEFINITIVO), '$'),
  usrmod: Usrmod,
})

export const getObrasTipo = llamada({
  method: 'GET',
  path: '/obrasTipo/getObrasTipo',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Tipos de obra con los precios vigentes hoy, en pesos',
  reply: z.object({ obrastipo: z.array(ObraTipo) }),
})

export const agregarObrasTipo = llamada({
  method: 'POST',
  path: '/obrasTipo/agregarObrasTipo',
  quien: ADMINISTRAN,
  resumen: 'Agrega un tipo de obra',
  errores: [404],
  json: DatosDeObraTipo,
  reply: Hecho,
})

export const actualizarObrasTipo = llamada({
  method: 'POST',
  path: '/obrasTipo/actualizarObrasTipo',
  quien: ADMINISTRAN,
  resumen: 'Cambia un tipo de obra; los precios anteriores quedan en su historia',
  errores: [404],
  json: z.extend(DatosDeObraTipo, {
    idObraTipo: campo('Tipo de obra', 'el', Id),
    vigenteDesde: campo('Vigente desde', '', z.optional(Fecha)),
  }),
  reply: Hecho,
})

export const historialDeObraTipo = llamada({
  method: 'GET',
  path: '/obrasTipo/historial/{idObraTipo}',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Desde cuándo rigió cada precio de un tipo de obra, lo último primero',
  errores: [404],
  params: z.object({ idObraTipo: campo('Tipo de obra', 'el', Id) }),
  reply: z.object({
    historial: z.array(z.extend(VigenciaDePrecios, Precios)),
  }),
})
