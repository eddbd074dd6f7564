import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { GESTORES } from '../roles.ts'
import { Cuil, Documento, Hecho, Id, Texto } from '../tipos.ts'
import { MAX_DOMICILIO_PERSONA } from './reglas.ts'

export const buscarProfesional = llamada({
  method: 'GET',
  path: '/formulario/buscarProfesional/{documento}',
  sobre: { clase: 'documento', campo: 'documento' },
  quien: GESTORES,
  resumen: 'Un profesional por su documento: el propio, o cualquiera para un administrador',
  errores: [404],
  params: z.object({ documento: campo('Documento', 'el', Documento) }),
  reply: z.object({
    idProfesional: z.int(),
    Domicilio: z.nullable(z.string()),
    idPersona: z.int(),
    nombre_persona: z.string(),
    apellido_persona: z.string(),
    matricula: z.string(),
  }),
})

/** A citizen who is not yet an owner comes with `idPropietario` null. */
export const buscarPropietario = llamada({
  method: 'GET',
  path: '/formulario/buscarPropietario/{cuil}',
  sobre: { clase: 'documento', campo: 'cuil' },
  quien: GESTORES,
  limite: 'consultas',
  resumen: 'Un propietario por su CUIL',
  errores: [404],
  params: z.object({ cuil: Cuil }),
  reply: z.object({
    idPropietario: z.nullable(z.int()),
    Domicilio: z.nullable(z.string()),
    IdPersona: z.int(),
    nombre_persona: z.string(),
    apellido_persona: z.string(),
  }),
})

export const agregarPropietario = llamada({
  method: 'POST',
  path: '/formulario/agregarPropietario/{cuil}',
  sobre: { clase: 'documento', campo: 'cuil' },
  quien: GESTORES,
  limite: 'consultas',
  resumen: 'Registra a un ciudadano como propietario; repetirlo devuelve el mismo número',
  errores: [404],
  params: z.object({ cuil: Cuil }),
  reply: z.object({ id: z.int(), message: z.string() }),
})

/** An address is written once; only an ADMINISTRADOR changes it afterwards (S-14). */
export const agregarDomicilio = llamada({
  method: 'PUT',
  path: '/formulario/agregarDomicilio',
  quien: GESTORES,
  resumen: 'Guarda el domicilio de un propietario o de un profesional',
  errores: [404],
  json: z.object({
    Domicilio: campo('Domicilio', 'el', Texto(MAX_DOMICILIO_PERSONA)),
    Id: campo('Número', 'el', Id),
    rol: campo(
      'Rol',
      'el',
      z.enum(['propietario', 'profesional'], { error: predicado('debe ser propietario o profesional') }),
    ),
  }),
  reply: Hecho,
})
