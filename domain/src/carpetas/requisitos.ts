import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { Hecho, Id, IdCarpeta, TextoLargo } from '../tipos.ts'
import { MAX_OBSERVACION } from './reglas.ts'
import { Ejemplo } from './requisitosDeEncomienda.ts'

/** What an encomienda asks for, with what answers it in a folder. */
const Requisito = z.object({
  idRequisito: z.int(),
  texto: z.string(),
  /** The city says so: while it is not answered the folder is not complete. */
  obligatorio: z.boolean(),
  /** A file that shows what is asked for. */
  ejemplo: z.nullable(Ejemplo),
  archivos: z.array(z.object({ idArchivo: z.int(), nombre: z.string() })),
  /** Why it has no file. */
  noCorresponde: z.nullable(z.string()),
  /** Staff do not take that reason: they observed it, and it waits for another answer. */
  rechazado: z.optional(z.boolean()),
})
export type Requisito = z.output<typeof Requisito>

/** Of a reason: a dot says nothing to whoever reads it. */
const MIN_LETRAS = 10
const cuantasLetras = (texto: string) => texto.match(/\p{L}/gu)?.length ?? 0

export const obtenerRequisitos = llamada({
  method: 'GET',
  path: '/documentacion/requisitos',
  quien: 'todos',
  resumen: 'Qué documentación pide la encomienda de una carpeta, y con qué se respondió',
  errores: [404],
  query: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({
    /** Their words alone. */
    requisitos: z.array(z.string()),
    detalle: z.array(Requisito),
  }),
})

/** With an empty reason it is taken back, and the requirement waits for its file again. */
export const noCorresponde = llamada({
  method: 'PUT',
  path: '/documentacion/requisitoNoCorresponde',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Dice por qué un requisito no corresponde a una carpeta',
  errores: [404],
  json: z.object({
    idCarpeta: IdCarpeta,
    idRequisito: campo('Requisito', 'el', Id),
    motivo: campo(
      'Por qué no corresponde',
      '',
      TextoLargo(MAX_OBSERVACION).check(
        z.refine((motivo) => motivo === '' || cuantasLetras(motivo) >= MIN_LETRAS, {
          error: predicado(`debe decir por qué, con al menos ${MIN_LETRAS} letras`),
        }),
      ),
    ),
  }),
  reply: Hecho,
})
