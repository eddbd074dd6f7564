import * as z from 'zod/mini'
import { MAX_ARCHIVOS } from '../archivos/reglas.ts'
import { campo } from '../campo.ts'
import { llamada, partes } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Hecho, Id, IdCarpeta, Momento, TextoLargo, TextoOpcional } from '../tipos.ts'
import { HechoYAvisado } from './llamadas.ts'
import { Marca } from './marca.ts'
import { MAX_EXPEDIENTE, MAX_OBSERVACION, MAX_OBSERVACIONES } from './reglas.ts'

/*
 * What staff object to in a folder, one thing at a time: a form, a file, a requirement (also
 * one that nothing answers), or the folder as a whole. The folder stays
 * OBSERVADO while one is pending, and goes back by itself once each was answered or withdrawn.
 */

const Texto = TextoLargo(MAX_OBSERVACION).check(z.minLength(1, { error: VACIO }))
const IdObservacion = campo('Observación', 'la', Id)

const Observacion = z.object({
  idObservacion: z.int(),
  texto: z.string(),
  /** About a form, a file or a requirement, or (none of them) about the folder as a whole. */
  codigoFormulario: z.nullable(z.string()),
  FormularioTipo: z.nullable(z.string()),
  idArchivo: z.nullable(z.int()),
  archivo: z.nullable(z.string()),
  idRequisito: z.nullable(z.int()),
  requisito: z.nullable(z.string()),
  /** Where on the file, of one that is about a place of it. */
  marca: z.nullable(Marca),
  fecha: Momento,
  situacion: z.enum(['PENDIENTE', 'RESPONDIDA', 'RETIRADA']),
  /** When it was answered or withdrawn, and with what words. */
  cierre: z.nullable(Momento),
  respuesta: z.nullable(z.string()),
  /** The form was filled again. */
  conFormulario: z.boolean(),
  /** `respuesta` is why the requirement does not correspond. */
  noCorresponde: z.boolean(),
  archivosDeRespuesta: z.array(z.object({ idArchivo: z.int(), nombre: z.string() })),
})
export type Observacion = z.output<typeof Observacion>

export const listarObservaciones = llamada({
  method: 'GET',
  path: '/documentacion/observaciones/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Las observaciones de una carpeta, con sus respuestas',
  errores: [404],
  params: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({ observaciones: z.array(Observacion) }),
})

export const observar = llamada({
  method: 'POST',
  path: '/documentacion/observar',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Observa una carpeta, punto por punto',
  errores: [404],
  json: z.object({
    idCarpeta: IdCarpeta,
    observaciones: campo(
      'Observaciones',
      'las',
      z
        .array(
          z.object({
            texto: campo('Qué hay que corregir', '', Texto),
            codigoFormulario: campo('Formulario', 'el', z.optional(z.nullable(z.string().check(z.maxLength(8))))),
            idArchivo: campo('Archivo', 'el', z.optional(z.nullable(Id))),
            /** Of the folder's encomienda. */
            idRequisito: campo('Requisito', 'el', z.optional(z.nullable(Id))),
            /** A place of that file, which is a PDF. */
            marca: campo('Lugar', 'el', z.optional(z.nullable(Marca))),
          }),
          { error: predicado('debe ser una lista') },
        )
        .check(
          z.minLength(1, { error: predicado('debe haber al menos una') }),
          z.maxLength(MAX_OBSERVACIONES, { error: predicado(`no puede haber más de ${MAX_OBSERVACIONES}`) }),
        ),
    ),
    expediente: campo('Número de expediente', 'el', z.optional(z.nullable(TextoOpcional(MAX_EXPEDIENTE)))),
    version: campo('Versión', 'la', z.optional(Id)),
  }),
  reply: HechoYAvisado,
})

/** In writing, with files, or both. A form that is filled again answers by itself. */
export const responderObservacion = llamada({
  method: 'POST',
  path: '/documentacion/responderObservacion',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Responde una observación por escrito o con archivos',
  errores: [404],
  unaSolaVez: true,
  partes: partes({
    campos: z.object({
      idObservacion: IdObservacion,
      respuesta: campo('Respuesta', 'la', z.optional(TextoLargo(MAX_OBSERVACION))),
    }),
    archivos: { files: { etiqueta: 'Archivos', articulo: 'los', max: MAX_ARCHIVOS, tope: 'respuestas' } },
  }),
  reply: Hecho,
})

export const retirarObservacion = llamada({
  method: 'PUT',
  path: '/documentacion/retirarObservacion',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Retira una observación hecha por error o que ya no hace falta',
  errores: [404],
  json: z.object({ idObservacion: IdObservacion, observaciones: campo('Motivo', 'el', Texto) }),
  reply: Hecho,
})

/** What the folder's state says of several observations: all of them where they fit, or else how many there are. */
export function resumenDeObservaciones(textos: readonly string[]): string {
  const [unica] = textos
  if (unica !== undefined && textos.length === 1) return unica
  const juntas = textos.map((texto) => `• ${texto}`).join('\n')
  return juntas.length <= MAX_OBSERVACION ? juntas : `Tiene ${textos.length} observaciones para responder.`
}
