import * as z from 'zod/mini'
import { aparte, CUENTA, dato, NUMERO, nombrada, pregunta, preguntas } from '../formularios/preguntas.ts'
import { llamada } from '../llamada.ts'
import { Cuil, Hecho, IdObligatorio } from '../tipos.ts'
import { Observaciones, TextoCon } from './campos.ts'
import { COMPLETE_LOS_CAMPOS, INCONSISTENCIA } from './mensajes.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

const Catastral = TextoCon(TOPES.catastral, COMPLETE_LOS_CAMPOS)

/** `idPersona` is the responsible found by the CUIL, not who sends it: it must be who filed that form 27. */
export const PREGUNTAS = preguntas({
  Inmueble: {
    idFormulario27: aparte('Formulario 27', 'el', IdObligatorio(COMPLETE_LOS_CAMPOS)),
    padron: dato('Padrón'),
    domicilio: dato('Domicilio'),
    idCarpeta: dato('Carpeta del formulario 27', NUMERO),
    nroelevadores: dato('Cantidad de elevadores', CUENTA),
    idPersona: pregunta('Responsable', 'el', IdObligatorio(COMPLETE_LOS_CAMPOS), nombrada('responsable')),
  },
  'Nomenclatura catastral': {
    circunscripcion: pregunta('Circunscripción', 'la', Catastral),
    seccion: pregunta('Sección', 'la', Catastral),
    manzana: pregunta('Manzana', 'la', Catastral),
    parcela: pregunta('Parcela', 'la', Catastral),
    observaciones: pregunta('Observaciones', 'las', Observaciones),
  },
})

/** Whether the responsible found by CUIL is who filed the property's form 27. Screen and server ask the same. */
export const hayInconsistencia = (idPersona: number, form27: { readonly idPersonaCD: number }) =>
  idPersona !== form27.idPersonaCD ? INCONSISTENCIA : null

export const consultarElevadorResponsable = llamada({
  method: 'GET',
  path: '/formulario/consultarElevadorResponsable',
  sobre: { clase: 'documento', campo: 'cuil' },
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Una persona del registro de ciudadanos por su CUIL, como responsable de elevadores',
  errores: [404],
  query: z.object({ cuil: Cuil }),
  reply: z.object({
    personaCD: z.object({ idPersona: z.int(), nombre_persona: z.string(), apellido_persona: z.string() }),
  }),
})

export const altaFormulario28 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario28/',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Registra al responsable de los elevadores de un formulario 27',
  errores: [404],
  unaSolaVez: true,
  json: PREGUNTAS.respuestas,
  reply: z.extend(Hecho, { idFormulario28: z.int() }),
})
