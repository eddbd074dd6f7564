import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'
import { Hecho, Id } from '../tipos.ts'
import { Formulario1Enviado, Formulario1Guardado } from './formulario1.ts'

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
  params: z.object({ idFormularioTipo: Id }),
  reply: z.object({ leyendas1: z.array(z.string()), leyendas2: z.array(z.string()) }),
})

export const obtenerDeclarante = llamada({
  method: 'GET',
  path: '/formulario/obtenerDeclarante',
  quien: 'todos',
  resumen: 'Caracteres en que alguien declara',
  reply: z.object({ declarante: z.array(z.object({ idDeclarante: z.int(), declarante: z.string() })) }),
})

/** An array with the record first; not filled yet: empty. */
export const consultarFormulario1 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario1',
  quien: 'todos',
  resumen: 'El formulario 1 de una carpeta',
  query: z.object({ idCarpeta: Id }),
  reply: z.array(Formulario1Guardado),
})

export const altaFormulario1 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario1',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 1 de una carpeta',
  json: Formulario1Enviado,
  reply: Hecho,
})
