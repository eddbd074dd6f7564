import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Hecho, siFaltaTexto, Texto, TextoOpcional } from '../tipos.ts'
import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from './formulario1.ts'
import { type BloqueDeRespuestas, cuenta, DeCarpeta, enSuCarpeta, escrita, NumeroDeCarpeta } from './registro.ts'

/** Five authorised works, each with its observation. */
export const PARES_FORMULARIO_2 = [1, 2, 3, 4, 5] as const

const Digitos = (max: number) =>
  z
    .string({ error: siFaltaTexto(VACIO) })
    .check(
      z.trim(),
      z.minLength(1, { error: VACIO }),
      z.regex(new RegExp(`^\\d{1,${max}}$`), { error: predicado(`debe tener de 1 a ${max} números`) }),
    )

const Primero = Texto(MAX_OBSERVACION_FORMULARIO)
const Otro = z._default(TextoOpcional(MAX_OBSERVACION_FORMULARIO), '')

/** Only the first authorised work and the first observation are required. */
export const RespuestasFormulario2 = z.object({
  descripcionuso: campo('Descripción del uso', 'la', z._default(TextoOpcional(MAX_USO), '')),
  supconantecedentes: campo('Superficie con antecedentes', 'la', Digitos(8), 'm²'),
  permisoconstruccionnro: campo('Permiso de construcción número', 'el', Digitos(11)),
  finaldeobranro: campo('Final de obra número', 'el', Digitos(11)),
  trabajoautorizado1: campo('Trabajo autorizado 1', 'el', Primero),
  observacion1: campo('Observación 1', 'la', Primero),
  trabajoautorizado2: campo('Trabajo autorizado 2', 'el', Otro),
  observacion2: campo('Observación 2', 'la', Otro),
  trabajoautorizado3: campo('Trabajo autorizado 3', 'el', Otro),
  observacion3: campo('Observación 3', 'la', Otro),
  trabajoautorizado4: campo('Trabajo autorizado 4', 'el', Otro),
  observacion4: campo('Observación 4', 'la', Otro),
  trabajoautorizado5: campo('Trabajo autorizado 5', 'el', Otro),
  observacion5: campo('Observación 5', 'la', Otro),
})

const Formulario2Enviado = z.extend(RespuestasFormulario2, {
  ...NumeroDeCarpeta,
  idPersona: z.optional(z.unknown()),
  fecha: z.optional(z.unknown()),
})

export const Formulario2Guardado = z.object({
  idFormulario: z.int(),
  idCarpeta: z.int(),
  descripcionuso: z.string(),
  supconantecedentes: z.string(),
  permisoconstruccionnro: z.string(),
  finaldeobranro: z.string(),
  trabajoautorizado1: z.string(),
  observacion1: z.string(),
  trabajoautorizado2: z.string(),
  observacion2: z.string(),
  trabajoautorizado3: z.string(),
  observacion3: z.string(),
  trabajoautorizado4: z.string(),
  observacion4: z.string(),
  trabajoautorizado5: z.string(),
  observacion5: z.string(),
  idPersona: z.int(),
  autor: z.string(),
  fecha: z.string(),
})

const R = rotulosDe(RespuestasFormulario2)

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe2 = (g: z.output<typeof Formulario2Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Antecedentes',
    respuestas: [
      escrita(R.descripcionuso, g.descripcionuso),
      cuenta(R.supconantecedentes, Number(g.supconantecedentes)),
      escrita(R.permisoconstruccionnro, g.permisoconstruccionnro),
      escrita(R.finaldeobranro, g.finaldeobranro),
    ],
  },
  {
    titulo: 'Trabajos autorizados',
    respuestas: PARES_FORMULARIO_2.flatMap((n) =>
      ([`trabajoautorizado${n}`, `observacion${n}`] as const).map((campo) => escrita(R[campo], g[campo])),
    ),
  },
]

export const consultarFormulario2 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario2',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El formulario 2 de una carpeta',
  errores: [404],
  query: DeCarpeta,
  reply: z.array(Formulario2Guardado),
})

export const altaFormulario2 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario2',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 2 de una carpeta',
  errores: [404],
  unaSolaVez: true,
  json: enSuCarpeta(Formulario2Enviado),
  reply: Hecho,
})
