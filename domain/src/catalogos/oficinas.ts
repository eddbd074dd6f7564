import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Flag, Hecho, Id, IdDeRegistro, IdObligatorio, Texto, Usrmod } from '../tipos.ts'
import { NOMBRE_HASTA_30, NOMBRE_HASTA_40, SIN_INSTITUCION, SIN_REPARTICION } from './mensajes.ts'
import { MAX_OFICINA, MAX_REPARTICION } from './reglas.ts'

/** Offices, and the additions for reparticiones. */

const Oficina = z.object({
  idOficina: z.int(),
  Oficina: z.string(),
  idReparticion: z.int(),
  Reparticion: z.string(),
  idInstitucion: z.int(),
  Institucion: z.string(),
  estado: z.int(),
  usrmod: z.nullable(z.int()),
})
export type Oficina = z.output<typeof Oficina>

const Reparticion = z.object({ idReparticion: z.int(), Reparticion: z.string() })
export type Reparticion = z.output<typeof Reparticion>

export const DatosDeOficina = z.object({
  Oficina: campo('Nombre', 'el', Texto(MAX_OFICINA, NOMBRE_HASTA_30)),
  idInstitucion: campo('Institución', 'la', IdObligatorio(SIN_INSTITUCION)),
  idReparticion: campo('Repartición', 'la', IdObligatorio(SIN_REPARTICION)),
  estado: campo('Estado', 'el', z.optional(Flag)),
  usrmod: Usrmod,
})
export const DatosDeReparticion = z.object({
  Reparticion: campo('Nombre', 'el', Texto(MAX_REPARTICION, NOMBRE_HASTA_40)),
})

export const oficinas = llamada({
  method: 'GET',
  path: '/catastroReparticiones/oficinas',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Oficinas, habilitadas o no',
  reply: z.object({ oficinas: z.array(Oficina) }),
})

export const reparticiones = llamada({
  method: 'GET',
  path: '/catastroReparticiones/reparticiones',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Reparticiones',
  reply: z.object({ reparticiones: z.array(Reparticion) }),
})

export const crearOficina = llamada({
  method: 'POST',
  path: '/catastroReparticiones/crearOficina',
  quien: ADMINISTRAN,
  resumen: 'Agrega una oficina',
  errores: [404],
  json: DatosDeOficina,
  reply: Hecho,
})

export const editarOficina = llamada({
  method: 'POST',
  path: '/catastroReparticiones/editarOficina',
  quien: ADMINISTRAN,
  resumen: 'Cambia una oficina, o la habilita otra vez',
  errores: [404],
  json: z.extend(DatosDeOficina, { idOficina: campo('Oficina', 'la', Id) }),
  reply: Hecho,
})

export const deshabilitarOficina = llamada({
  method: 'POST',
  path: '/catastroReparticiones/deshabilitarOficina',
  quien: ADMINISTRAN,
  resumen: 'Deshabilita una oficina; repetirlo no cambia nada',
  errores: [404],
  json: z.object({ id: IdDeRegistro }),
  reply: Hecho,
})

export const crearReparticion = llamada({
  method: 'POST',
  path: '/catastroReparticiones/crearReparticion',
  quien: ADMINISTRAN,
  resumen: 'Agrega una repartición',
  json: DatosDeReparticion,
  reply: Hecho,
})

export const editarReparticion = llamada({
  method: 'POST',
  path: '/catastroReparticiones/editarReparticion',
  quien: ADMINISTRAN,
  resumen: 'Cambia el nombre de una repartición',
  errores: [404],
  json: z.extend(DatosDeReparticion, { idReparticion: campo('Repartición', 'la', Id) }),
  reply: Hecho,
})
