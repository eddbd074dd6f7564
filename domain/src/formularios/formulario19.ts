import * as z from 'zod/mini'
import { predicado, VACIO } from '../motivo.ts'
import { DelDomicilio, escritoDeMas, MAX_DEPARTAMENTO, MAX_PUERTA } from '../padron/formas.ts'
import { MAX_DEPARTAMENTO_ESCRITO, MAX_PUERTA_ESCRITA } from '../padron/reglas.ts'
import { IdObligatorio, Texto, TextoOpcional } from '../tipos.ts'
import { DeUnFormulario, enSuCarpeta } from './guardado.ts'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO } from './mensajes.ts'
import { alta, type Clase, consulta, dato, nombrada, pregunta, preguntas } from './preguntas.ts'

const MAX_SECCION = 15

const PUERTA_ESCRITA = new RegExp(`^\\d{1,${MAX_PUERTA_ESCRITA}}$`)
const Seccion = Texto(MAX_SECCION)
const SE_COMPARA: Clase<boolean> = { guardada: z.boolean(), enPalabras: (es) => (es ? 'Sí' : 'No') }
const Corto = z._default(z.nullable(TextoOpcional(2)), '')

/** Where the property-tax bill is to be sent, with the labels of the specification; piso and departamento are optional. */
export const PREGUNTAS = preguntas({
  [DOMICILIO_DE_ENVIO]: {
    /** The bill goes to the property itself: the answer is not sent, the addresses are compared. */
    mismoDomicilio: dato(MISMO_DOMICILIO, SE_COMPARA),
    idCalle: pregunta('Calle', 'la', IdObligatorio('Elija la calle'), nombrada('calle')),
    NroPuerta: pregunta('Nro Puerta', 'el', DelDomicilio(MAX_PUERTA, VACIO)),
    Piso: pregunta('Piso', 'el', Corto),
    Dpto: pregunta('Departamento', 'el', z._default(z.nullable(TextoOpcional(MAX_DEPARTAMENTO)), '')),
    Seccion: pregunta('Seccion', 'la', Seccion),
    Manzana: pregunta('Manzana', 'la', Seccion),
    Distrito: pregunta('Distrito', 'el', Seccion),
    Dominio: pregunta('Dominio', 'el', Seccion),
    idDeclarante: pregunta('Declarante', 'el', IdObligatorio('Elija el declarante'), nombrada('declarante')),
  },
})

/** What is wrong with a door and a flat that somebody typed; the land register's own are as it has them. */
export const escritoDeMasEn19 = (r: { readonly NroPuerta: string; readonly Dpto: string | null }) => ({
  NroPuerta: PUERTA_ESCRITA.test(r.NroPuerta)
    ? undefined
    : predicado(`debe tener de 1 a ${MAX_PUERTA_ESCRITA} números`),
  Dpto: escritoDeMas(r.Dpto ?? '', MAX_DEPARTAMENTO_ESCRITO),
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

export const consultarFormulario19 = consulta('/formulario/consultarFormulario19', {
  resumen: 'El formulario 19 de una carpeta',
  guardado: PREGUNTAS.guardado,
})

export const altaFormulario19 = alta('/documentacion/altaFormulario19', {
  resumen: 'Envía el formulario 19 de una carpeta: adónde va la boleta',
  json: enSuCarpeta(z.extend(PREGUNTAS.respuestas, DeUnFormulario)),
})
