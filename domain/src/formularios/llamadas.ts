import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { Id, IdCarpeta, Momento } from '../tipos.ts'

import { CODIGOS_DE_FORMULARIO } from './formularios.ts'

export const tiposFormulario = llamada({
  method: 'GET',
  path: '/formulario/tiposFormulario',
  quien: 'todos',
  resumen: 'Tipos de formulario',
  reply: z.object({
    tiposFormulario: z.array(
      z.object({ idFormularioTipo: z.int(), FormularioTipo: z.string(), codigoFormulario: z.string() }),
    ),
  }),
})

export const obtenerLeyendas = llamada({
  method: 'GET',
  path: '/formulario/obtenerLeyendas/{idFormularioTipo}',
  quien: 'todos',
  resumen: 'Las leyendas de un tipo de formulario',
  errores: [404],
  params: z.object({ idFormularioTipo: campo('Tipo de formulario', 'el', Id) }),
  reply: z.object({ leyendas1: z.array(z.string()), leyendas2: z.array(z.string()) }),
})

export const obtenerDeclarante = llamada({
  method: 'GET',
  path: '/formulario/obtenerDeclarante',
  quien: 'todos',
  resumen: 'Caracteres en que alguien declara',
  reply: z.object({ declarante: z.array(z.object({ idDeclarante: z.int(), declarante: z.string() })) }),
})

/** What an observed form said before it was sent again, newest first; `datos` as its own call answers them. */
export const versionesDeFormulario = llamada({
  method: 'GET',
  path: '/formulario/versiones',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Las versiones anteriores de un formulario que se observó y se volvió a enviar',
  errores: [404],
  query: z.object({
    idCarpeta: IdCarpeta,
    codigoFormulario: campo('Formulario', 'el', z.enum(CODIGOS_DE_FORMULARIO, { error: predicado('no existe') })),
  }),
  reply: z.object({
    versiones: z.array(
      z.object({ version: z.int(), datos: z.record(z.string(), z.unknown()), reemplazadaEl: Momento }),
    ),
  }),
})

/** Of a folder of another system, as it stood there: each form by its name, in that system's words. */
export const formulariosAnteriores = llamada({
  method: 'GET',
  path: '/formulario/anteriores',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Lo que decían en el sistema anterior los formularios de una carpeta importada',
  errores: [404],
  query: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({
    formularios: z.array(
      z.object({
        titulo: z.string(),
        respuestas: z.array(z.object({ pregunta: z.string(), respuesta: z.string() })),
      }),
    ),
  }),
})
