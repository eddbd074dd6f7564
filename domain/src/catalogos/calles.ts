import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Flag, Hecho, Id, IdDeRegistro, IdObligatorio, Texto, Usrmod } from '../tipos.ts'
import { NOMBRE_HASTA_30, SIN_TIPO_DE_CALLE } from './mensajes.ts'
import { MAX_CALLE } from './reglas.ts'

/** Streets. */

const Calle = z.object({
  idcalle: z.int(),
  calle: z.string(),
  idcalletipo: z.int(),
  calletipo: z.string(),
  estado: z.int(),
  usrmod: z.nullable(z.int()),
})
export type Calle = z.output<typeof Calle>

/** The limit is 60 and the message says 30, letter for letter. */
export const DatosDeCalle = z.object({
  calle: campo('Nombre', 'el', Texto(MAX_CALLE, NOMBRE_HASTA_30)),
  idcalletipo: campo('Tipo de calle', 'el', IdObligatorio(SIN_TIPO_DE_CALLE)),
  estado: campo('Estado', 'el', z.optional(Flag)),
  usrmod: Usrmod,
})

export const calles = llamada({
  method: 'GET',
  path: '/catastroCalles/calles',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Calles, habilitadas o no',
  reply: z.object({ calles: z.array(Calle) }),
})

export const callesTipo = llamada({
  method: 'GET',
  path: '/catastroCalles/callesTipo',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Tipos de calle',
  reply: z.object({ callesTipo: z.array(z.object({ idcalletipo: z.int(), calletipo: z.string() })) }),
})

export const crearCalle = llamada({
  method: 'POST',
  path: '/catastroCalles/crearCalle',
  quien: ADMINISTRAN,
  resumen: 'Agrega una calle',
  errores: [404],
  json: DatosDeCalle,
  reply: Hecho,
})

export const editarCalle = llamada({
  method: 'POST',
  path: '/catastroCalles/editarCalle',
  quien: ADMINISTRAN,
  resumen: 'Cambia una calle, o la habilita otra vez',
  errores: [404],
  json: z.extend(DatosDeCalle, { idcalle: campo('Número de calle', 'el', Id) }),
  reply: Hecho,
})

export const deshabilitarCalle = llamada({
  method: 'POST',
  path: '/catastroCalles/deshabilitarCalle',
  quien: ADMINISTRAN,
  resumen: 'Deshabilita una calle; repetirlo no cambia nada',
  errores: [404],
  json: z.object({ id: IdDeRegistro }),
  reply: Hecho,
})
