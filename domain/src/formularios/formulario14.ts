import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { leerImporte } from '../dinero.ts'
import { llamada, partes } from '../llamada.ts'
import { comoMaximo, predicado, VACIO } from '../motivo.ts'
import { Cuil, Fecha, Flag, Hecho, Id, IdCarpeta, IdObligatorio, junto, siFaltaTexto, TextoOpcional } from '../tipos.ts'
import { CAMPO_VACIO } from './mensajes.ts'
import {
  type BloqueDeRespuestas,
  DeCarpeta,
  dia,
  enSuCarpeta,
  escrita,
  linea,
  medidaEscrita,
  siNo,
} from './registro.ts'

/** The yes/no answers of form 14, in the order of the screen. */
export const PREGUNTAS_FORMULARIO_14 = ['instalacion', 'retiro', 'ocupaVereda', 'aceptoord2073'] as const

/** Longest text of each measure, in characters. */
export const TOPES_FORMULARIO_14 = { perimetro: 5, altura: 3, superficie: 5, nroInscripcion: 5 } as const

/** Metres or m² in so few characters, more than zero: '12,5'. It stays the text that was typed. */
const Medida = (max: number) =>
  z.string({ error: siFaltaTexto(CAMPO_VACIO) }).check(
    z.trim(),
    z.minLength(1, { error: CAMPO_VACIO }),
    z.maxLength(max, { error: comoMaximo(max) }),
    z.refine((texto) => texto === '' || (leerImporte(texto) ?? 0) > 0, {
      error: predicado('debe ser un número mayor que cero, con dos decimales como máximo'),
    }),
  )

const Dia = z.string({ error: siFaltaTexto(CAMPO_VACIO) }).check(
  z.minLength(1, { error: CAMPO_VACIO }),
  z.refine((texto) => texto === '' || Fecha.safeParse(texto).success, { error: predicado('no es una fecha válida') }),
)

/** Multipart has no null: what does not apply comes empty. */
const oVacio = <S extends z.ZodMiniType>(esquema: S) => z.optional(z.union([z.literal(''), esquema]))

export const CamposFormulario14 = z.object({
  instalacion: campo('Instalación', 'la', Flag),
  retiro: campo('Retiro', 'el', Flag),
  ocupaVereda: campo('Ocupa espacio de Vereda', '', Flag),
  aceptoord2073: campo('Acepto ORD 2073', '', Flag),
  desde: campo('Desde', 'la fecha', Dia),
  hasta: campo('Hasta', 'la fecha', Dia),
  perimetro: campo('Perímetro', 'el', Medida(TOPES_FORMULARIO_14.perimetro), 'm'),
  altura: campo('Altura', 'la', Medida(TOPES_FORMULARIO_14.altura), 'm'),
  superficie: campo('Superficie', 'la', Medida(TOPES_FORMULARIO_14.superficie), 'm²'),
  /** A person of the citizen registry, found by CUIL. */
  representante: campo('Instalador', 'el', IdObligatorio('Busque al instalador por su CUIL')),
  empresaPublicidad: campo('Instalada por Empresa de Publicidad', '', Flag),
  idInstitucion: campo('Empresa', 'la', oVacio(Id)),
  nroInscripcion: campo('Nro Inscripción', 'el', z.optional(TextoOpcional(TOPES_FORMULARIO_14.nroInscripcion))),
})

type Reglas = Readonly<
  Partial<Record<'desde' | 'hasta' | 'empresaPublicidad' | 'idInstitucion' | 'nroInscripcion', unknown>>
>
const esDia = (valor: unknown): valor is string => Dia.safeParse(valor).success

// A field may hold what its own rule has refused.
const reglas = z.superRefine<Reglas>(({ desde, hasta, empresaPublicidad, idInstitucion, nroInscripcion }, ctx) => {
  if (esDia(desde) && esDia(hasta) && hasta < desde)
    ctx.addIssue({ code: 'custom', path: ['hasta'], message: predicado('no puede ser anterior a Desde'), input: hasta })
  if (Number(empresaPublicidad) !== 1) return
  if (!idInstitucion)
    ctx.addIssue({ code: 'custom', path: ['idInstitucion'], message: 'Elija la empresa', input: null })
  if (!nroInscripcion) ctx.addIssue({ code: 'custom', path: ['nroInscripcion'], message: VACIO, input: null })
}, junto)

/** What a person answers on form 14; screen and server read the same schema. */
export const RespuestasFormulario14 = CamposFormulario14.check(reglas)

export const Formulario14Enviado = z
  .extend(CamposFormulario14, {
    idCarpeta: IdCarpeta,
    idFormulario: campo('Formulario', 'el', oVacio(Id)),
    /** So that the server asks the registry who it is; without it, somebody it knows already. */
    cuitInstalador: campo('CUIL del instalador', 'el', oVacio(Cuil)),
    /** Compared with what the server computes. */
    monto: campo('Monto', 'el', z.optional(z.string()), '$'),
    idPersona: campo('Persona', 'la', z.optional(z.string())),
  })
  .check(reglas)

const Guardado01 = z.union([z.literal(0), z.literal(1)])
export const Formulario14Guardado = z.object({
  idFormulario: z.int(),
  idCarpeta: z.int(),
  instalacion: Guardado01,
  retiro: Guardado01,
  ocupaVereda: Guardado01,
  aceptoord2073: Guardado01,
  empresaPublicidad: Guardado01,
  desde: z.string(),
  hasta: z.string(),
  /** In pesos. */
  monto: z.number(),
  perimetro: z.string(),
  altura: z.string(),
  superficie: z.string(),
  idInstitucion: z.nullable(z.int()),
  Institucion: z.nullable(z.string()),
  nroInscripcion: z.nullable(z.string()),
  representante: z.int(),
  cuitInstalador: z.string(),
  /** The receipt, to be downloaded by its number. */
  idArchivoComprobante: z.int(),
  idPago: z.nullable(z.int()),
  idPersona: z.int(),
  autor: z.string(),
  fecha: z.string(),
})

const R = rotulosDe(Formulario14Enviado)

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe14 = (g: z.output<typeof Formulario14Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Qué se hace',
    respuestas: [
      ...PREGUNTAS_FORMULARIO_14.map((campo) => escrita(R[campo], siNo(g[campo]))),
      escrita(R.desde, dia(g.desde)),
      escrita(R.hasta, dia(g.hasta)),
    ],
  },
  {
    titulo: 'Medidas y monto',
    respuestas: [
      ...(['perimetro', 'altura', 'superficie'] as const).map((campo) =>
        escrita(R[campo], medidaEscrita(g[campo], R[campo])),
      ),
      linea(R.monto, g.monto),
      { pregunta: 'Pago en línea', respuesta: g.idPago === null ? 'Sin confirmar' : `Confirmado (pago ${g.idPago})` },
    ],
  },
  {
    titulo: 'Empresa',
    respuestas: [
      escrita(R.empresaPublicidad, siNo(g.empresaPublicidad)),
      escrita(R.idInstitucion, g.Institucion ?? ''),
      escrita(R.nroInscripcion, g.nroInscripcion ?? ''),
      escrita(R.cuitInstalador, g.cuitInstalador.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')),
    ],
  },
]

export const consultarFormulario14 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario14/',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El formulario 14 de una carpeta',
  errores: [404],
  query: DeCarpeta,
  reply: z.array(Formulario14Guardado),
})

export const altaFormulario14 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario14',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 14 de una carpeta, con su comprobante de pago',
  errores: [404],
  unaSolaVez: true,
  partes: partes({
    campos: enSuCarpeta(Formulario14Enviado),
    archivos: { comprobante: { etiqueta: 'Comprobante de pago', articulo: 'el', max: 1 } },
  }),
  reply: Hecho,
})
