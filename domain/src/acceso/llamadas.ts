import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { PERFILES } from '../roles.ts'
import { Cuil, Hecho, Id, Momento, Texto } from '../tipos.ts'

const IdPersona = z.int()

/** The signed-in person, never with a password. `documento_persona` is the 11-digit CUIL. */
export const UsuarioSinContraseña = z.object({
  id_persona: IdPersona,
  documento_persona: z.string(),
  nombre_persona: z.string(),
  apellido_persona: z.string(),
  email_persona: z.string(),
  telefono_persona: z.string(),
})
export type Usuario = z.output<typeof UsuarioSinContraseña>

const PerfilDeRol = z.nullable(z.enum(PERFILES))
const RolPersona = z.object({
  idPersona: IdPersona,
  idRol: z.nullable(z.int()),
  rol: z.nullable(z.string()),
  perfil: PerfilDeRol,
})

export const login = llamada({
  method: 'POST',
  path: '/usuarios/login',
  servicio: 'ciudadDigital',
  quien: 'publico',
  resumen: 'Ingreso a Ciudad Digital',
  json: z.object({ documento_persona: Cuil, contraseña: campo('Contraseña', 'la', Texto(200)) }),
  reply: z.object({ user: z.object({ usuarioSinContraseña: UsuarioSinContraseña }), token: z.string() }),
})

export const authStatusCiudadDigital = llamada({
  method: 'GET',
  path: '/usuarios/authStatus',
  servicio: 'ciudadDigital',
  quien: 'todos',
  resumen: 'La persona de la sesión, según Ciudad Digital',
  reply: z.object({ usuarioSinContraseña: UsuarioSinContraseña }),
})

export const buscarCiudadano = llamada({
  method: 'GET',
  path: '/usuarios/dni/{cuil}',
  servicio: 'ciudadDigital',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Un ciudadano por su CUIL; lista vacía si no existe',
  params: z.object({ cuil: Cuil }),
  reply: z.object({
    ciudadano: z.array(z.object({ id_persona: IdPersona, nombre_persona: z.string(), apellido_persona: z.string() })),
  }),
})

export const authStatus = llamada({
  method: 'GET',
  path: '/catastroInicio/authStatus',
  quien: 'todos',
  resumen: 'La persona de la sesión y sus roles en el portal',
  reply: z.object({ usuarioSinContraseña: UsuarioSinContraseña, roles: z.array(RolPersona) }),
})

/** At least one row for everybody: a citizen without role has one with nulls. */
export const rolPersona = llamada({
  method: 'GET',
  path: '/catastroInicio/rolPersona',
  quien: 'todos',
  resumen: 'Los roles de la persona',
  reply: z.object({ rolesPersona: z.array(RolPersona) }),
})

export const perfiles = llamada({
  method: 'GET',
  path: '/catastroInicio/perfiles',
  quien: 'todos',
  resumen: 'Los perfiles de la persona y su número de profesional',
  reply: z.object({
    personaCatastro: z.object({
      result: z.array(z.object({ Perfil: PerfilDeRol, idRol: z.int() })),
      idProfesional: z.nullable(z.int()),
    }),
  }),
})

const SOLO_ADMINISTRADOR = ['ADMINISTRADOR'] as const

/** Who came with a number or a document of somebody else, and was not let in. */
export const identidadesRechazadas = llamada({
  method: 'GET',
  path: '/identidades',
  muestra: { clase: 'documento', lista: 'identidades', campo: 'documento' },
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Los ingresos que se rechazaron porque sus datos no coinciden con los conocidos',
  reply: z.object({
    identidades: z.array(
      z.object({
        idIdentidad: z.int(),
        idPersona: IdPersona,
        documento: z.string(),
        nombre: z.string(),
        ultimaEl: Momento,
        veces: z.int(),
        /** The document that the portal has for that number; null: it does not know the number. */
        documentoConocido: z.nullable(z.string()),
        /** Whose the document is here: while somebody else's, it cannot be accepted. */
        idPersonaDelDocumento: z.nullable(IdPersona),
      }),
    ),
  }),
})

export const aceptarIdentidad = llamada({
  method: 'POST',
  path: '/identidades/aceptar',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Acepta el documento con que vino una persona en lugar del que se le conocía',
  errores: [404],
  json: z.object({ idIdentidad: campo('Ingreso', 'el', Id) }),
  reply: Hecho,
})
