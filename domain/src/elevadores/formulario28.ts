import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { type BloqueDeRespuestas, cuenta, escrita } from '../formularios/guardado.ts'
import { llamada } from '../llamada.ts'
import { Cuil, Hecho, IdObligatorio, Momento } from '../tipos.ts'
import { Observaciones, TextoCon } from './campos.ts'
import { COMPLETE_LOS_CAMPOS, INCONSISTENCIA } from './mensajes.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

const Catastral = TextoCon(TOPES.catastral, COMPLETE_LOS_CAMPOS)

/** `idPersona` is the responsible found by the CUIL, not who sends it: it must be who filed that form 27. */
export const RespuestasFormulario28 = z.object({
  idFormulario27: campo('Formulario 27', 'el', IdObligatorio(COMPLETE_LOS_CAMPOS)),
  idPersona: campo('Responsable', 'el', IdObligatorio(COMPLETE_LOS_CAMPOS)),
  circunscripcion: campo('Circunscripción', 'la', Catastral),
  seccion: campo('Sección', 'la', Catastral),
  manzana: campo('Manzana', 'la', Catastral),
  parcela: campo('Parcela', 'la', Catastral),
  observaciones: campo('Observaciones', 'las', Observaciones),
})

export const Formulario28Guardado = z.object({
  idFormulario28: z.int(),
  idFormulario27: z.int(),
  idCarpeta: z.int(),
  padron: z.string(),
  domicilio: z.string(),
  nroelevadores: z.int(),
  responsable: z.string(),
  circunscripcion: z.string(),
  seccion: z.string(),
  manzana: z.string(),
  parcela: z.string(),
  observaciones: z.string(),
  autor: z.string(),
  fecha: Momento,
})

const R = rotulosDe(RespuestasFormulario28)

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe28 = (g: z.output<typeof Formulario28Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Inmueble',
    respuestas: [
      { pregunta: 'Padrón', respuesta: g.padron },
      { pregunta: 'Domicilio', respuesta: g.domicilio },
      { pregunta: 'Carpeta del formulario 27', respuesta: String(g.idCarpeta) },
      cuenta({ etiqueta: 'Cantidad de elevadores' }, g.nroelevadores),
      escrita(R.idPersona, g.responsable),
    ],
  },
  {
    titulo: 'Nomenclatura catastral',
    respuestas: [
      ...(['circunscripcion', 'seccion', 'manzana', 'parcela'] as const).map((c) => escrita(R[c], g[c])),
      escrita(R.observaciones, g.observaciones),
    ],
  },
]

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
  json: RespuestasFormulario28,
  reply: z.extend(Hecho, { idFormulario28: z.int() }),
})
