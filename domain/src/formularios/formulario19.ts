import * as z from 'zod/mini'
import { predicado, VACIO } from '../motivo.ts'
import { IdObligatorio, siFaltaTexto, Texto, TextoOpcional } from '../tipos.ts'
import { type BloqueDeRespuestas, DeUnFormulario, enSuCarpeta, escrita } from './guardado.ts'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO } from './mensajes.ts'
import { alta, consulta, ELEGIDA, pregunta, preguntas } from './preguntas.ts'

const MAX_SECCION = 15

const Puerta = z
  .string({ error: siFaltaTexto(VACIO) })
  .check(
    z.trim(),
    z.minLength(1, { error: VACIO }),
    z.regex(/^\d{0,4}$/, { error: predicado('debe tener de 1 a 4 números') }),
  )
const Seccion = Texto(MAX_SECCION)
const Corto = z._default(z.nullable(TextoOpcional(2)), '')

/** Where the property-tax bill is to be sent, with the labels of the specification; piso and departamento are optional. */
const RESPONDIDAS = preguntas({
  [DOMICILIO_DE_ENVIO]: {
    idCalle: pregunta('Calle', 'la', IdObligatorio('Elija la calle'), ELEGIDA),
    NroPuerta: pregunta('Nro Puerta', 'el', Puerta),
    Piso: pregunta('Piso', 'el', Corto),
    Dpto: pregunta('Departamento', 'el', Corto),
    Seccion: pregunta('Seccion', 'la', Seccion),
    Manzana: pregunta('Manzana', 'la', Seccion),
    Distrito: pregunta('Distrito', 'el', Seccion),
    Dominio: pregunta('Dominio', 'el', Seccion),
    idDeclarante: pregunta('Declarante', 'el', IdObligatorio('Elija el declarante'), ELEGIDA),
  },
})

/** The address fields in the order of the screen, after the street. */
export const DOMICILIO_FORMULARIO_19 = [
  'NroPuerta',
  'Piso',
  'Dpto',
  'Seccion',
  'Manzana',
  'Distrito',
  'Dominio',
] as const

const Guardado = z.extend(RESPONDIDAS.guardado, {
  calle: z.string(),
  /** The bill goes to the property itself: the answer is not sent, the addresses are compared. */
  mismoDomicilio: z.boolean(),
  declarante: z.string(),
})

const R = RESPONDIDAS.rotulos

/** Its record names the street and the declarant, and says whether the address is the property's own. */
export const PREGUNTAS = {
  ...RESPONDIDAS,
  guardado: Guardado,
  bloques: (g: z.output<typeof Guardado>): BloqueDeRespuestas[] => [
    {
      titulo: DOMICILIO_DE_ENVIO,
      respuestas: [
        { pregunta: MISMO_DOMICILIO, respuesta: g.mismoDomicilio ? 'Sí' : 'No' },
        escrita(R.idCalle, g.calle),
        ...DOMICILIO_FORMULARIO_19.map((campo) => escrita(R[campo], g[campo])),
        escrita(R.idDeclarante, g.declarante),
      ],
    },
  ],
}

export const consultarFormulario19 = consulta('/formulario/consultarFormulario19', {
  resumen: 'El formulario 19 de una carpeta',
  guardado: Guardado,
})

export const altaFormulario19 = alta('/documentacion/altaFormulario19', {
  resumen: 'Envía el formulario 19 de una carpeta: adónde va la boleta',
  json: enSuCarpeta(z.extend(RESPONDIDAS.respuestas, DeUnFormulario)),
})
