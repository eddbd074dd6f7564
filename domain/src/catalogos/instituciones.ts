import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Flag, Hecho, Id, IdDeRegistro, IdObligatorio, Texto, Usrmod } from '../tipos.ts'
import { NOMBRE_HASTA_30, NOMBRE_HASTA_40, SIN_TIPO_DE_INSTITUCION } from './mensajes.ts'
import { MAX_INSTITUCION, MAX_INSTITUCION_TIPO } from './reglas.ts'

/** Institutions and their types. `usrmod` of a body is ignored: it is whoever asks. */

const Institucion = z.object({
  idInstitucion: z.int(),
  Institucion: z.string(),
  idInstitucionTipo: z.int(),
  InstitucionTipo: z.string(),
  estado: z.int(),
  usrmod: z.nullable(z.int()),
})
export type Institucion = z.output<typeof Institucion>

const InstitucionTipo = z.object({
  idInstitucionTipo: z.int(),
  InstitucionTipo: z.string(),
  estado: z.int(),
  usrmod: z.nullable(z.int()),
})
export type InstitucionTipo = z.output<typeof InstitucionTipo>

export const DatosDeInstitucion = z.object({
  Institucion: campo('Nombre Institución', 'el', Texto(MAX_INSTITUCION, NOMBRE_HASTA_30)),
  idInstitucionTipo: campo('Tipo de institución', 'el', IdObligatorio(SIN_TIPO_DE_INSTITUCION)),
  estado: campo('Estado', 'el', z.optional(Flag)),
  usrmod: Usrmod,
})
export const DatosDeInstitucionTipo = z.object({
  InstitucionTipo: campo('Nombre', 'el', Texto(MAX_INSTITUCION_TIPO, NOMBRE_HASTA_40)),
  estado: campo('Estado', 'el', z.optional(Flag)),
  usrmod: Usrmod,
})

export const getInstituciones = llamada({
  method: 'GET',
  path: '/instituciones/getInstituciones',
  quien: 'todos',
  resumen: 'Instituciones, habilitadas o no',
  reply: z.object({ instituciones: z.array(Institucion) }),
})

export const getInstitucionesTipo = llamada({
  method: 'GET',
  path: '/instituciones/getInstitucionesTipo',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Tipos de institución',
  reply: z.object({ tiposInstituciones: z.array(InstitucionTipo) }),
})

/** Anybody may add a company that forms 14, 29 and 30 ask for; anything else is the staff's. */
export const crearInstitucion = llamada({
  method: 'POST',
  path: '/instituciones/crearInstitucion',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Agrega una institución; quien no administra, solo una empresa de publicidad o conservadora habilitada',
  errores: [404],
  json: DatosDeInstitucion,
  reply: z.extend(Hecho, { idInstitucion: z.int() }),
})

export const editarInstitucion = llamada({
  method: 'POST',
  path: '/instituciones/editarInstitucion',
  quien: ADMINISTRAN,
  resumen: 'Cambia una institución, o la habilita otra vez',
  errores: [404],
  json: z.extend(DatosDeInstitucion, { idInstitucion: campo('Institución', 'la', Id) }),
  reply: Hecho,
})

export const deshabilitarInstitucion = llamada({
  method: 'POST',
  path: '/instituciones/deshabilitarInstitucion',
  quien: ADMINISTRAN,
  resumen: 'Deshabilita una institución; repetirlo no cambia nada',
  errores: [404],
  json: z.object({ id: IdDeRegistro }),
  reply: Hecho,
})

export const crearInstitucionTipo = llamada({
  method: 'POST',
  path: '/instituciones/crearInstitucionTipo',
  quien: ADMINISTRAN,
  resumen: 'Agrega un tipo de institución',
  json: DatosDeInstitucionTipo,
  reply: z.extend(Hecho, { idInstitucionTipo: z.int() }),
})

export const editarInstitucionTipo = llamada({
  method: 'POST',
  path: '/instituciones/editarInstitucionTipo',
  quien: ADMINISTRAN,
  resumen: 'Cambia un tipo de institución, o lo habilita otra vez',
  errores: [404],
  json: z.extend(DatosDeInstitucionTipo, { idInstitucionTipo: campo('Tipo de institución', 'el', Id) }),
  reply: Hecho,
})

/** Types 1 and 2 stay enabled: 409. */
export const deshabilitarInstitucionTipo = llamada({
  method: 'POST',
  path: '/instituciones/deshabilitarInstitucionTipo',
  quien: ADMINISTRAN,
  resumen: 'Deshabilita un tipo de institución; repetirlo no cambia nada',
  errores: [404],
  json: z.object({ id: IdDeRegistro }),
  reply: Hecho,
})
