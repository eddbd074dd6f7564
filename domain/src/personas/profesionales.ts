import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { unoDe } from '../motivo.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Cuil, Fecha, Hecho, Id, IdObligatorio, Pagina, Texto, TextoOpcional, Total } from '../tipos.ts'
import { SIN_PROFESION, SIN_UNIVERSIDAD } from './mensajes.ts'
import { MAX_DOMICILIO_PERSONA, MAX_MATRICULA, VENCIMIENTOS } from './reglas.ts'

/** Registering a professional; and the list of those registered, with the expiry of each licence. */

const Profesional = z.object({
  idProfesional: z.int(),
  idPersona: z.int(),
  nombre_persona: z.string(),
  apellido_persona: z.string(),
  documento_persona: z.string(),
  idProfesion: z.int(),
  Profesion: z.string(),
  ColegioProf: z.string(),
  idUniversidad: z.int(),
  Universidad: z.string(),
  matricula: z.string(),
  fechaVencimiento: z.string(),
  vencimiento: z.enum(VENCIMIENTOS),
})
export type Profesional = z.output<typeof Profesional>

/** 400 with a message: bad or unknown CUIL, or already registered. */
export const verificarProfesional = llamada({
  method: 'GET',
  path: '/profesionales/verificarProfesional',
  sobre: { clase: 'documento', campo: 'cuil' },
  quien: ADMINISTRAN,
  limite: 'consultas',
  resumen: 'Una persona que puede registrarse como profesional, por su CUIL',
  query: z.object({ cuil: Cuil }),
  reply: z.object({
    personaCatastro2: z.object({
      idPersona: z.int(),
      nombre_persona: z.string(),
      apellido_persona: z.string(),
      Domicilio: z.nullable(z.string()),
      idProfesional: z.nullable(z.int()),
    }),
  }),
})

export const DatosDeMatricula = z.object({
  idProfesion: campo('Profesión', 'la', IdObligatorio(SIN_PROFESION)),
  idUniversidad: campo('Universidad', 'la', IdObligatorio(SIN_UNIVERSIDAD)),
  matricula: campo('Matrícula', 'la', Texto(MAX_MATRICULA)),
  fechaVencimiento: campo('Vencimiento de la matrícula', 'el', Fecha),
})

/** Also gives the person the role PROFESIONAL. */
export const nuevoProfesional = llamada({
  method: 'POST',
  path: '/profesionales/nuevoProfesional',
  quien: ADMINISTRAN,
  resumen: 'Registra a un profesional',
  errores: [404],
  json: z.extend(DatosDeMatricula, {
    idPersona: campo('Persona', 'la', Id),
    domicilio: campo('Domicilio', 'el', z.optional(z.nullable(TextoOpcional(MAX_DOMICILIO_PERSONA)))),
  }),
  reply: z.extend(Hecho, { idProfesional: z.int() }),
})

export const editarProfesional = llamada({
  method: 'POST',
  path: '/profesionales/editarProfesional',
  quien: ADMINISTRAN,
  resumen: 'Cambia la matrícula de un profesional, o renueva su vencimiento',
  errores: [404],
  json: z.extend(DatosDeMatricula, { idProfesional: campo('Profesional', 'el', Id) }),
  reply: Hecho,
})

export const FiltroDeProfesionales = z.extend(z.pick(Pagina, { pagina: true, porPagina: true, buscar: true }), {
  vencimiento: campo('Vencimiento', 'el', z.optional(z.enum(VENCIMIENTOS, { error: unoDe(VENCIMIENTOS) }))),
})

export const listarProfesionales = llamada({
  method: 'GET',
  path: '/profesionales/listado',
  muestra: { clase: 'documento', lista: 'profesionales', campo: 'documento_persona' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Profesionales registrados, por apellido; se buscan por nombre, CUIL o matrícula',
  query: FiltroDeProfesionales,
  reply: z.extend(Total, { profesionales: z.array(Profesional) }),
})
