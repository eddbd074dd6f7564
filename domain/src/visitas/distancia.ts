import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada, partes } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Codigo, Fecha, Hecho, Id, IdCarpeta, Momento, TextoLargo, TextoOpcional } from '../tipos.ts'
import { Cuando, FotoDeVisita, IdVisita, Version, Visita } from './campos.ts'
import {
  JUICIOS,
  LARGO_DE_CODIGO_DE_FOTO,
  MAX_INDICACIONES,
  MAX_ITEMS_EN_USO,
  MAX_OBSERVADO,
  SITUACIONES_DE_ITEM,
} from './reglas.ts'

/*
 * A visit at a distance: the inspector asks, the applicant takes each photo in the portal with a code of the server, and
 * the inspector judges each item, asks for it again, or goes.
 */

const Dia = campo('Día', 'el', Fecha)
const IdItem = campo('Punto', 'el', Id)

const Item = z.object({
  idItem: z.int(),
  texto: z.string(),
  /** PENDIENTE: the applicant's turn. ENVIADO: the inspector's. */
  situacion: z.enum(SITUACIONES_DE_ITEM),
  /** What the inspector said of it, when it was asked for again or judged. */
  pedido: z.string(),
  /** What the applicant wrote beside their photos. */
  nota: z.string(),
  fotos: z.array(
    z.extend(FotoDeVisita, {
      /** Of this time of asking; false: of an earlier one. */
      actual: z.boolean(),
    }),
  ),
})
export type ItemADistancia = z.output<typeof Item>

export const verADistancia = llamada({
  method: 'GET',
  path: '/visitas/distancia/{idVisita}',
  sobre: { clase: 'visita', campo: 'idVisita' },
  quien: 'todos',
  resumen: 'Una visita a distancia, punto por punto',
  errores: [404],
  params: z.object({ idVisita: IdVisita }),
  reply: z.object({
    visita: Visita,
    items: z.array(Item),
    /** By the server: whoever asks may take photos and send, or judge. */
    puede: z.object({ fotografiar: z.boolean(), enviar: z.boolean(), juzgar: z.boolean() }),
  }),
})

export const pedirADistancia = llamada({
  method: 'POST',
  path: '/visitas/distancia/pedir',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Pide a quien presentó la carpeta que muestre lo hecho con su teléfono',
  errores: [404],
  json: z.object({
    idCarpeta: IdCarpeta,
    /** Until when. */
    dia: Dia,
    indicaciones: campo('Indicaciones', 'las', z.optional(z.nullable(TextoOpcional(MAX_INDICACIONES)))),
    /** Which ones; absent: every item of the folder's list that asks for a photo. */
    items: campo(
      'Puntos',
      'los',
      z.optional(
        z
          .array(IdItem, { error: predicado('debe ser una lista') })
          .check(
            z.minLength(1, { error: predicado('debe haber al menos uno') }),
            z.maxLength(MAX_ITEMS_EN_USO, { error: predicado(`no puede haber más de ${MAX_ITEMS_EN_USO}`) }),
          ),
      ),
    ),
  }),
  reply: z.extend(Hecho, { idVisita: z.int() }),
})

/** Asked for just before the camera opens; a new one of the same item takes the place of the last. */
export const codigoDeFoto = llamada({
  method: 'POST',
  path: '/visitas/distancia/codigo',
  quien: 'todos',
  limite: 'borradores',
  resumen: 'Da el código con que se saca una foto',
  errores: [404],
  json: z.object({ idVisita: IdVisita, idItem: IdItem }),
  reply: z.object({ codigo: z.string(), vence: Momento }),
})

/** The same code with the same bytes is answered the same; with others it is used. */
export const fotoADistancia = llamada({
  method: 'POST',
  path: '/visitas/distancia/foto',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Recibe una foto sacada con un código',
  errores: [404],
  partes: partes({
    campos: z.object({
      idVisita: IdVisita,
      idItem: IdItem,
      codigo: campo('Código', 'el', Codigo(LARGO_DE_CODIGO_DE_FOTO)),
    }),
    archivos: { foto: { etiqueta: 'Foto', articulo: 'la', max: 1, tope: 'fotosDeVisita', imagenes: true } },
  }),
  reply: z.extend(Hecho, { idArchivo: z.int() }),
})

export const enviarADistancia = llamada({
  method: 'POST',
  path: '/visitas/distancia/enviar',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía al inspector lo fotografiado',
  errores: [404],
  json: z.object({
    idVisita: IdVisita,
    version: Version,
    notas: campo(
      'Notas',
      'las',
      z.optional(
        z
          .array(z.object({ idItem: IdItem, nota: campo('Nota', 'la', TextoLargo(MAX_OBSERVADO)) }), {
            error: predicado('debe ser una lista'),
          })
          .check(z.maxLength(MAX_ITEMS_EN_USO, { error: predicado(`no puede haber más de ${MAX_ITEMS_EN_USO}`) })),
      ),
    ),
  }),
  reply: Hecho,
})

/** All that were sent, judged: with one to repeat it goes back to the applicant; otherwise it is closed. */
export const juzgarADistancia = llamada({
  method: 'POST',
  path: '/visitas/distancia/juzgar',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Juzga cada punto de una visita a distancia',
  errores: [404],
  json: z.object({
    idVisita: IdVisita,
    version: Version,
    juicios: campo(
      'Juicios',
      'los',
      z
        .array(
          z.object({
            idItem: IdItem,
            juicio: campo(
              'Juicio',
              'el',
              z.enum(JUICIOS, { error: predicado('debe ser CUMPLE, NO CUMPLE o REPETIR') }),
            ),
            comentario: campo('Comentario', 'el', z.optional(TextoLargo(MAX_OBSERVADO))),
          }),
          { error: predicado('debe ser una lista') },
        )
        .check(
          z.minLength(1, { error: predicado('debe haber al menos uno') }),
          z.maxLength(MAX_ITEMS_EN_USO, { error: predicado(`no puede haber más de ${MAX_ITEMS_EN_USO}`) }),
        ),
    ),
    /** Until when, where something is asked for again. Absent: the day that it has. */
    dia: campo('Día', 'el', z.optional(Fecha)),
    notas: campo('Notas', 'las', z.optional(TextoLargo(MAX_OBSERVADO))),
  }),
  reply: Hecho,
})

/** It becomes a visit at the place; the photos stay with it. */
export const irEnPersona = llamada({
  method: 'PUT',
  path: '/visitas/distancia/ir',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Convierte una visita a distancia en una en el lugar',
  errores: [404],
  json: z.object({ idVisita: IdVisita, dia: Dia, ...Cuando, version: Version }),
  reply: Hecho,
})
