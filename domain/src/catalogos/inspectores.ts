import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Cuil, Flag, Hecho, Id, IdObligatorio, tambienComo, Usrmod } from '../tipos.ts'
import { SIN_OFICINA } from './mensajes.ts'

/** Inspectors, who are employees linked to an office. */

const Inspector = z.object({
  idInspector: z.int(),
  nombre_persona: z.string(),
  apellido_persona: z.string(),
  Oficina: z.string(),
  idOficina: z.int(),
  estado: z.int(),
  usrmod: z.nullable(z.int()),
})
export type Inspector = z.output<typeof Inspector>

export const DatosDeInspector = z.object({
  idOficina: campo('Oficina', 'la', IdObligatorio(SIN_OFICINA)),
  estado: campo('Activo', '', z.optional(Flag)),
  usrmod: Usrmod,
})

export const getInspectores = llamada({
  method: 'GET',
  path: '/inspectores/getInspectores',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Inspectores, activos o no',
  reply: z.object({ inspectores: z.array(Inspector) }),
})

/** 400 with a message: bad or unknown CUIL, not an employee, already an inspector. */
export const verificarEmpleado = llamada({
  method: 'GET',
  path: '/inspectores/verificarEmpleado',
  sobre: { clase: 'documento', campo: 'cuil' },
  quien: ADMINISTRAN,
  limite: 'consultas',
  resumen: 'Un empleado que puede ser inspector, por su CUIL',
  query: z.object({ cuil: Cuil }),
  reply: z.object({
    persona: z.object({ idPersona: z.int(), nombre_persona: z.string(), apellido_persona: z.string() }),
  }),
})

export const traerOficinas = llamada({
  method: 'GET',
  path: '/inspectores/traerOficinas',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Oficinas habilitadas',
  reply: z.object({ oficinas: z.array(z.object({ idOficina: z.int(), Oficina: z.string() })) }),
})

/** `Oficina` carries the office's number; `idOficina` is taken too. */
export const agregarInspector = llamada({
  method: 'POST',
  path: '/inspectores/agregarInspector',
  quien: ADMINISTRAN,
  resumen: 'Hace inspector a un empleado',
  errores: [404],
  json: tambienComo(
    'Oficina',
    'idOficina',
    z.object({
      Oficina: campo('Oficina', 'la', IdObligatorio(SIN_OFICINA)),
      idPersona: campo('Persona', 'la', Id),
      usrmod: Usrmod,
    }),
  ),
  reply: Hecho,
})

export const actualizarInspector = llamada({
  method: 'POST',
  path: '/inspectores/actualizarInspector',
  quien: ADMINISTRAN,
  resumen: 'Cambia la oficina de un inspector, y si está activo',
  errores: [404],
  json: z.extend(DatosDeInspector, { idInspector: campo('Inspector', 'el', Id) }),
  reply: Hecho,
})
