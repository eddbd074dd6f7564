import * as z from 'zod/mini'
import { predicado, VACIO } from '../motivo.ts'
import { siFaltaTexto, Texto, TextoOpcional } from '../tipos.ts'
import { DeUnFormulario, enSuCarpeta, MAX_OBSERVACION_FORMULARIO, MAX_USO } from './guardado.ts'
import { alta, consulta, DIGITOS, pregunta, preguntas } from './preguntas.ts'

const Digitos = (max: number) =>
  z
    .string({ error: siFaltaTexto(VACIO) })
    .check(
      z.trim(),
      z.minLength(1, { error: VACIO }),
      z.regex(new RegExp(`^\\d{1,${max}}$`), { error: predicado(`debe tener de 1 a ${max} números`) }),
    )

const Primero = Texto(MAX_OBSERVACION_FORMULARIO)
const Otro = z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), '')

/** Five authorised works, each with its observation: only the first is required. */
export const PREGUNTAS = preguntas({
  Antecedentes: {
    descripcionuso: pregunta('Descripción del uso', 'la', z._default(TextoOpcional(MAX_USO), '')),
    supconantecedentes: pregunta('Superficie con antecedentes', 'la', Digitos(8), DIGITOS, 'm²'),
    permisoconstruccionnro: pregunta('Permiso de construcción número', 'el', Digitos(11), DIGITOS),
    finaldeobranro: pregunta('Final de obra número', 'el', Digitos(11), DIGITOS),
  },
  'Trabajos autorizados': {
    trabajoautorizado1: pregunta('Trabajo autorizado 1', 'el', Primero),
    observacion1: pregunta('Observación 1', 'la', Primero),
    trabajoautorizado2: pregunta('Trabajo autorizado 2', 'el', Otro),
    observacion2: pregunta('Observación 2', 'la', Otro),
    trabajoautorizado3: pregunta('Trabajo autorizado 3', 'el', Otro),
    observacion3: pregunta('Observación 3', 'la', Otro),
    trabajoautorizado4: pregunta('Trabajo autorizado 4', 'el', Otro),
    observacion4: pregunta('Observación 4', 'la', Otro),
    trabajoautorizado5: pregunta('Trabajo autorizado 5', 'el', Otro),
    observacion5: pregunta('Observación 5', 'la', Otro),
  },
})

export const consultarFormulario2 = consulta('/formulario/consultarFormulario2', {
  resumen: 'El formulario 2 de una carpeta',
  guardado: PREGUNTAS.guardado,
})

export const altaFormulario2 = alta('/documentacion/altaFormulario2', {
  resumen: 'Envía el formulario 2 de una carpeta',
  json: enSuCarpeta(z.extend(PREGUNTAS.respuestas, DeUnFormulario)),
})
