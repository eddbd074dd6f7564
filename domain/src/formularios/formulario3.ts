import * as z from 'zod/mini'
import { Texto, TextoOpcional } from '../tipos.ts'
import { DeUnFormulario, enSuCarpeta, MAX_OBSERVACION_FORMULARIO, MAX_USO } from './guardado.ts'
import { alta, consulta, pregunta, preguntas } from './preguntas.ts'

export const PREGUNTAS = preguntas({
  Uso: {
    descripcionuso: pregunta('Descripción del uso', 'la', Texto(MAX_USO)),
    aclaraciones: pregunta('Aclaraciones', 'las', z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), '')),
  },
})

export const consultarFormulario3 = consulta('/formulario/consultarFormulario3', {
  resumen: 'El formulario 3 de una carpeta',
  guardado: PREGUNTAS.guardado,
})

export const altaFormulario3 = alta('/documentacion/altaFormulario3', {
  resumen: 'Envía el formulario 3 de una carpeta',
  json: enSuCarpeta(z.extend(PREGUNTAS.respuestas, DeUnFormulario)),
})
