import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { ASIGNAN } from '../seguimiento/llamadas.ts'
import { Fecha, Hecho, Id, IdCarpeta, Momento, Texto, TextoLargo, TextoOpcional } from '../tipos.ts'
import { Cuando, IdVisita, ResultadoGuardado, Version, Visita } from './campos.ts'
import { MAX_CARPETAS_A_LA_VEZ, MAX_INDICACIONES, MAX_MOTIVO, MAX_OBSERVADO, MAX_VISITAS_POR_DIA } from './reglas.ts'

/** Planning of visits, and the inspector's day. */

const Dia = campo('Día', 'el', Fecha)
const Inspector = campo('Inspector', 'el', z.optional(Id))

/** An inspector sees their own; JEFE and ADMINISTRADOR, everybody's or one's. */
export const listarVisitas = llamada({
  method: 'GET',
  path: '/visitas',
  muestra: { clase: 'visita', lista: 'visitas', campo: 'idVisita' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Las visitas de uno o varios días, por inspector y en su orden',
  query: z.object({
    desde: campo('Desde', 'la fecha', Fecha),
    hasta: campo('Hasta', 'la fecha', z.optional(Fecha)),
    idInspector: Inspector,
  }),
  reply: z.object({ visitas: z.array(Visita) }),
})

const VisitaDelDia = z.extend(Visita, {
  carpeta: z.object({
    estado: z.string(),
    expediente: z.nullable(z.string()),
    encomienda: z.nullable(z.string()),
    solicitante: z.string(),
    /** Of whoever filed it, as they wrote it; empty: they did not. */
    telefono: z.string(),
    propietario: z.nullable(z.string()),
    manzana: z.string(),
    seccion: z.string(),
    parcela: z.string(),
  }),
  /** With which list it is answered: one of `listas`. Null where the city has none. */
  lista: z.nullable(z.object({ idLista: z.int(), version: z.int() })),
  /** What was found last time. */
  anterior: z.nullable(
    z.object({
      resultado: Visita.shape.resultado,
      fecha: Momento,
      notas: z.nullable(z.string()),
      noCumple: z.array(z.object({ texto: z.string(), observado: z.string() })),
    }),
  ),
  /** Of the folder, still to be answered. */
  observaciones: z.array(z.string()),
  /** What was filed with it, that a phone may take along. */
  papeles: z.array(z.object({ idArchivo: z.int(), nombre: z.string(), tipo: z.string(), tamano: z.int() })),
})
export type VisitaDelDia = z.output<typeof VisitaDelDia>

/** All that a phone needs where there is no signal. */
export const jornada = llamada({
  method: 'GET',
  path: '/visitas/jornada',
  muestra: { clase: 'visita', lista: 'visitas', campo: 'idVisita' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'El día de un inspector, entero: visitas, carpetas y listas de control',
  errores: [404],
  query: z.object({ dia: Dia, idInspector: Inspector }),
  reply: z.object({
    dia: z.string(),
    /** By the server's clock. */
    hechaEl: Momento,
    idInspector: z.int(),
    inspector: z.string(),
    /** Those at the place, in order, closed and cancelled ones too; at a distance, those that wait for the inspector. */
    visitas: z.array(VisitaDelDia),
    listas: z.array(
      z.object({
        idLista: z.int(),
        version: z.int(),
        nombre: z.string(),
        items: z.array(z.object({ idItem: z.int(), texto: z.string(), conFoto: z.boolean() })),
      }),
    ),
  }),
})

export const visitasDeCarpeta = llamada({
  method: 'GET',
  path: '/visitas/carpeta/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Las visitas de una carpeta y lo que encontraron, de la más vieja a la más nueva',
  errores: [404],
  params: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({
    visitas: z.array(z.extend(Visita, { informe: z.nullable(ResultadoGuardado) })),
    /** What whoever asks may do now: false for all but its inspector, JEFE and ADMINISTRADOR. */
    puede: z.object({ planear: z.boolean(), pedirADistancia: z.boolean() }),
  }),
})

const Indicaciones = campo('Indicaciones', 'las', z.optional(z.nullable(TextoOpcional(MAX_INDICACIONES))))

export const planearVisita = llamada({
  method: 'POST',
  path: '/visitas/planear',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Planea la visita de una carpeta asignada',
  errores: [404],
  json: z.object({ idCarpeta: IdCarpeta, dia: Dia, ...Cuando, indicaciones: Indicaciones }),
  reply: z.extend(Hecho, { idVisita: z.int() }),
})

/**
 * Gives folders to an inspector and plans their visits, all of it or nothing; without a day it only gives them. Several
 * at once go to a part of the day: nobody is at two doors at the same hour.
 */
export const asignarYPlanear = llamada({
  method: 'POST',
  path: '/visitas/asignar',
  quien: ASIGNAN,
  limite: 'envios',
  resumen: 'Da carpetas a un inspector y planea su visita',
  errores: [404],
  json: z.object({
    carpetas: campo(
      'Carpetas',
      'las',
      z
        .array(z.object({ idCarpeta: IdCarpeta, version: campo('Versión', 'la', z.optional(Id)) }), {
          error: predicado('debe ser una lista'),
        })
        .check(
          z.minLength(1, { error: predicado('debe haber al menos una') }),
          z.maxLength(MAX_CARPETAS_A_LA_VEZ, { error: predicado(`no puede haber más de ${MAX_CARPETAS_A_LA_VEZ}`) }),
        ),
    ),
    idInspector: campo('Inspector', 'el', Id),
    dia: campo('Día', 'el', z.optional(z.nullable(Fecha))),
    ...Cuando,
    indicaciones: Indicaciones,
  }),
  reply: z.extend(Hecho, { visitas: z.array(z.int()) }),
})

/** At a distance: until when the applicant may send; hour and part of the day are not read. */
export const moverVisita = llamada({
  method: 'PUT',
  path: '/visitas/mover',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Cambia el día o la hora de una visita',
  errores: [404],
  json: z.object({ idVisita: IdVisita, dia: Dia, ...Cuando, indicaciones: Indicaciones, version: Version }),
  reply: Hecho,
})

export const cancelarVisita = llamada({
  method: 'PUT',
  path: '/visitas/cancelar',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Cancela una visita y dice por qué',
  errores: [404],
  json: z.object({ idVisita: IdVisita, motivo: campo('Motivo', 'el', Texto(MAX_MOTIVO)), version: Version }),
  reply: Hecho,
})

/** Those of the day that are not named go after, by their hour. */
export const ordenarVisitas = llamada({
  method: 'PUT',
  path: '/visitas/ordenar',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Pone en orden las visitas de un día',
  errores: [404],
  json: z.object({
    dia: Dia,
    idInspector: Inspector,
    visitas: campo(
      'Visitas',
      'las',
      z
        .array(IdVisita, { error: predicado('debe ser una lista') })
        .check(z.maxLength(MAX_VISITAS_POR_DIA, { error: predicado(`no puede haber más de ${MAX_VISITAS_POR_DIA}`) })),
    ),
  }),
  reply: Hecho,
})

/**
 * What did not comply becomes the folder's observations, once; with a second visit where a day is given. Without texts,
 * those of the items that are not met.
 */
export const observarVisita = llamada({
  method: 'POST',
  path: '/visitas/observar',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Observa la carpeta con lo que la visita encontró',
  errores: [404],
  json: z.object({
    idVisita: IdVisita,
    textos: campo(
      'Observaciones',
      'las',
      z.optional(
        z
          .array(campo('Qué hay que corregir', '', TextoLargo(MAX_OBSERVADO).check(z.minLength(1, { error: VACIO }))), {
            error: predicado('debe ser una lista'),
          })
          .check(
            z.minLength(1, { error: predicado('debe haber al menos una') }),
            z.maxLength(20, { error: predicado('no puede haber más de 20') }),
          ),
      ),
    ),
    segunda: campo(
      'Segunda visita',
      'la',
      z.optional(z.nullable(z.object({ dia: Dia, ...Cuando, indicaciones: Indicaciones }))),
    ),
  }),
  reply: z.extend(Hecho, { idVisita: z.nullable(z.int()) }),
})
