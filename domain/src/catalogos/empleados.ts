import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Cuil, Id, IdObligatorio, Momento, TextoLargo } from '../tipos.ts'
import { ELIJA_OFICINA, ELIJA_ROL, SIN_REPARTICION } from './mensajes.ts'
import { MAX_MOTIVO_DE_BAJA } from './reglas.ts'

/** Employees and their roles. Only an ADMINISTRADOR (S-11). */

const SOLO_ADMINISTRADOR = ['ADMINISTRADOR'] as const

export const roles = llamada({
  method: 'GET',
  path: '/catastroRoles',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Roles que se pueden dar a un empleado',
  reply: z.object({ roles: z.array(z.object({ idRol: z.int(), Rol: z.string() })) }),
})

/** A citizen who is not an employee yet comes with nulls and no roles. */
export const empleadoOficina = llamada({
  method: 'GET',
  path: '/catastroEmpleados/empleadoOficina',
  sobre: { clase: 'documento', campo: 'cuil' },
  quien: SOLO_ADMINISTRADOR,
  limite: 'consultas',
  resumen: 'Un empleado por su CUIL, con su oficina y sus roles',
  errores: [404],
  query: z.object({ cuil: Cuil }),
  reply: z.object({
    empleadoCatastro: z.object({
      idPersona: z.int(),
      nombre_persona: z.string(),
      apellido_persona: z.string(),
      idOficina: z.nullable(z.int()),
      idReparticion: z.nullable(z.int()),
      roles: z.array(z.int()),
      /** Since when they are no employee any more. */
      bajaEl: z.nullable(Momento),
    }),
  }),
})

export const DatosDeEmpleado = z.object({
  values: campo(
    'Empleado',
    'el',
    z.object({
      cuil: Cuil,
      reparticion: campo('Repartición', 'la', IdObligatorio(SIN_REPARTICION)),
      oficina: campo('Oficina', 'la', IdObligatorio(ELIJA_OFICINA)),
    }),
  ),
  selectedRoles: campo(
    'Rol del Empleado',
    'el',
    z
      .array(z.object({ idRol: campo('Rol', 'el', Id) }), { error: ELIJA_ROL })
      .check(z.minLength(1, { error: ELIJA_ROL }), z.maxLength(50, { error: predicado('son demasiados roles') })),
  ),
})

/** Replaces the whole set of roles; the last ADMINISTRADOR cannot lose theirs: 409. */
export const modificarEmpleado = llamada({
  method: 'PATCH',
  path: '/catastroEmpleados/modificar',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Cambia la oficina y los roles de un empleado, o emplea a un ciudadano',
  errores: [404],
  json: DatosDeEmpleado,
  reply: z.object({ ok: z.boolean(), message: z.string() }),
})

export const DatosDeBaja = z.object({
  idPersona: campo('Empleado', 'el', Id),
  motivo: campo('Motivo', 'el', TextoLargo(MAX_MOTIVO_DE_BAJA).check(z.minLength(1, { error: VACIO }))),
})

/** All staff roles end at once, and the folders in hand go back to be assigned. */
export const darDeBaja = llamada({
  method: 'POST',
  path: '/catastroEmpleados/baja',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Da de baja a un empleado: pierde sus roles del personal, y el motivo queda registrado',
  errores: [404],
  json: DatosDeBaja,
  reply: z.object({ ok: z.boolean(), message: z.string() }),
})
