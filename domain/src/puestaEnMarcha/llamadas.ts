import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { Hecho, Momento, Texto } from '../tipos.ts'
import { CON_PRUEBA, MAX_MOTIVO_SIN_USAR, NOMBRES_DE_PASO, PRESCINDIBLES, SITUACIONES_DE_PASO } from './pasos.ts'

const SOLO_ADMINISTRADOR = ['ADMINISTRADOR'] as const

const Prueba = z.object({
  bien: z.boolean(),
  /** What was asked and answered, a line each. */
  renglones: z.array(z.string()),
  probadaEl: Momento,
})

export const puestaEnMarcha = llamada({
  method: 'GET',
  path: '/puestaEnMarcha',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Qué le falta a la ciudad para abrir, paso por paso',
  reply: z.object({
    pasos: z.array(
      z.object({
        paso: z.enum(NOMBRES_DE_PASO),
        situacion: z.enum(SITUACIONES_DE_PASO),
        /** How it stands, in a sentence. */
        detalle: z.string(),
        /** The last time that it was tried. */
        prueba: z.nullable(Prueba),
        sinUsar: z.nullable(z.object({ motivo: z.string(), dichoEl: Momento, dichoPor: z.nullable(z.string()) })),
      }),
    ),
    faltan: z.int(),
  }),
})

export const probarPaso = llamada({
  method: 'POST',
  path: '/puestaEnMarcha/probar',
  quien: SOLO_ADMINISTRADOR,
  limite: 'envios',
  resumen: 'Prueba ahora un paso: un correo, el proveedor, Ciudad Digital, la última copia, el antivirus',
  json: z.object({ paso: campo('Paso', 'el', z.enum(CON_PRUEBA, { error: predicado('no se prueba') })) }),
  reply: z.object({ bien: z.boolean(), renglones: z.array(z.string()) }),
})

/** A null reason takes it back. */
export const pasoSinUsar = llamada({
  method: 'PUT',
  path: '/puestaEnMarcha/sinUsar',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Dice que la ciudad no usa un paso, con su motivo, o que sí lo usa',
  json: z.object({
    paso: campo('Paso', 'el', z.enum(PRESCINDIBLES, { error: predicado('no se puede dejar de lado') })),
    motivo: campo('Motivo', 'el', z.nullable(Texto(MAX_MOTIVO_SIN_USAR))),
  }),
  reply: Hecho,
})
