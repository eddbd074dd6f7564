import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Hecho, Id, IdObligatorio, TextoOpcional } from '../tipos.ts'
import { COMPLETA_EL_CAMPO, SIN_COLEGIO } from './mensajes.ts'
import { MAX_COLEGIO, MAX_PROFESION, MAX_UNIVERSIDAD } from './reglas.ts'

/** Colleges, professions and universities; and the correction of their names. */

const Nombre = (max: number) => TextoOpcional(max).check(z.minLength(1, { error: COMPLETA_EL_CAMPO }))

export const DatosDeColegio = z.object({ nombreColegio: campo('Nombre del colegio', 'el', Nombre(MAX_COLEGIO)) })
export const DatosDeProfesion = z.object({
  nombreProfesion: campo('Nombre de la profesión', 'el', Nombre(MAX_PROFESION)),
  idColegioProfesional: campo('Colegio', 'el', IdObligatorio(SIN_COLEGIO)),
})
export const DatosDeUniversidad = z.object({
  nombreUniversidad: campo('Nombre de la universidad', 'el', Nombre(MAX_UNIVERSIDAD)),
})

const Colegio = z.object({ idColegioProf: z.int(), ColegioProf: z.string() })
export type Colegio = z.output<typeof Colegio>
const Profesion = z.object({
  idProfesion: z.int(),
  Profesion: z.string(),
  idColegioProf: z.int(),
  ColegioProf: z.string(),
})
export type Profesion = z.output<typeof Profesion>
const Universidad = z.object({ idUniversidad: z.int(), Universidad: z.string() })
export type Universidad = z.output<typeof Universidad>

export const profesiones = llamada({
  method: 'GET',
  path: '/profesionales/profesiones',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Profesiones, con el colegio de cada una',
  reply: z.object({ profesiones: z.array(Profesion) }),
})

export const colegios = llamada({
  method: 'GET',
  path: '/profesionales/colegios',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Colegios profesionales',
  reply: z.object({ colegios: z.array(Colegio) }),
})

export const universidades = llamada({
  method: 'GET',
  path: '/profesionales/universidades',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Universidades',
  reply: z.object({ universidades: z.array(Universidad) }),
})

export const nuevoColegio = llamada({
  method: 'POST',
  path: '/profesionales/nuevoColegio',
  quien: ADMINISTRAN,
  resumen: 'Agrega un colegio profesional',
  errores: [404],
  json: DatosDeColegio,
  reply: z.extend(Hecho, { idColegioProf: z.int() }),
})

/** The request's key is idColegioProfesional; the catalogue's, idColegioProf. */
export const nuevaProfesion = llamada({
  method: 'POST',
  path: '/profesionales/nuevaProfesion',
  quien: ADMINISTRAN,
  resumen: 'Agrega una profesión a un colegio',
  errores: [404],
  json: DatosDeProfesion,
  reply: z.extend(Hecho, { idProfesion: z.int() }),
})

export const nuevaUniversidad = llamada({
  method: 'POST',
  path: '/profesionales/nuevaUniversidad',
  quien: ADMINISTRAN,
  resumen: 'Agrega una universidad',
  errores: [404],
  json: DatosDeUniversidad,
  reply: z.extend(Hecho, { idUniversidad: z.int() }),
})

export const editarColegio = llamada({
  method: 'POST',
  path: '/profesionales/editarColegio',
  quien: ADMINISTRAN,
  resumen: 'Corrige el nombre de un colegio',
  errores: [404],
  json: z.extend(DatosDeColegio, { idColegioProf: campo('Colegio', 'el', Id) }),
  reply: Hecho,
})

export const editarProfesion = llamada({
  method: 'POST',
  path: '/profesionales/editarProfesion',
  quien: ADMINISTRAN,
  resumen: 'Corrige una profesión',
  errores: [404],
  json: z.extend(DatosDeProfesion, { idProfesion: campo('Profesión', 'la', Id) }),
  reply: Hecho,
})

export const editarUniversidad = llamada({
  method: 'POST',
  path: '/profesionales/editarUniversidad',
  quien: ADMINISTRAN,
  resumen: 'Corrige el nombre de una universidad',
  errores: [404],
  json: z.extend(DatosDeUniversidad, { idUniversidad: campo('Universidad', 'la', Id) }),
  reply: Hecho,
})
