import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { leerImporte } from '../dinero.ts'
import { llamada, partes } from '../llamada.ts'
import { comoMaximo, predicado, VACIO } from '../motivo.ts'
import { Cuil, Fecha, Flag, Hecho, Id, IdCarpeta, IdObligatorio, junto, siFaltaTexto, TextoOpcional } from '../tipos.ts'
import { type BloqueDeRespuestas, dia, enSuCarpeta, escrita, linea, medidaEscrita, siNo } from './guardado.ts'
import { CAMPO_VACIO } from './mensajes.ts'
import { type Clase, consulta, ELEGIDA, FECHA, MEDIDA_ESCRITA, pregunta, preguntas, SI_NO } from './preguntas.ts'

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

/** Without a company these two say nothing. */
const SI_HAY_EMPRESA: Clase<number | null> = { guardada: z.nullable(z.int()), enPalabras: (id) => String(id ?? '') }
const INSCRIPCION: Clase<string | null> = { guardada: z.nullable(z.string()), enPalabras: (numero) => numero ?? '' }

const RESPONDIDAS = preguntas({
  'Qué se hace': {
    instalacion: pregunta('Instalación', 'la', Flag, SI_NO),
    retiro: pregunta('Retiro', 'el', Flag, SI_NO),
    ocupaVereda: pregunta('Ocupa espacio de Vereda', '', Flag, SI_NO),
    aceptoord2073: pregunta('Acepto ORD 2073', '', Flag, SI_NO),
    desde: pregunta('Desde', 'la fecha', Dia, FECHA),
    hasta: pregunta('Hasta', 'la fecha', Dia, FECHA),
  },
  'Medidas y monto': {
    perimetro: pregunta('Perímetro', 'el', Medida(TOPES_FORMULARIO_14.perimetro), MEDIDA_ESCRITA, 'm'),
    altura: pregunta('Altura', 'la', Medida(TOPES_FORMULARIO_14.altura), MEDIDA_ESCRITA, 'm'),
    superficie: pregunta('Superficie', 'la', Medida(TOPES_FORMULARIO_14.superficie), MEDIDA_ESCRITA, 'm²'),
  },
  Empresa: {
    /** A person of the citizen registry, found by CUIL. */
    representante: pregunta('Instalador', 'el', IdObligatorio('Busque al instalador por su CUIL'), ELEGIDA),
    empresaPublicidad: pregunta('Instalada por Empresa de Publicidad', '', Flag, SI_NO),
    idInstitucion: pregunta('Empresa', 'la', oVacio(Id), SI_HAY_EMPRESA),
    nroInscripcion: pregunta(
      'Nro Inscripción',
      'el',
      z.optional(TextoOpcional(TOPES_FORMULARIO_14.nroInscripcion)),
      INSCRIPCION,
    ),
  },
})
/** Each by its own rule, without what they owe one another. */
export const CamposFormulario14 = RESPONDIDAS.respuestas

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

const Formulario14Enviado = z
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

const Guardado = z.extend(RESPONDIDAS.guardado, {
  /** In pesos. */
  monto: z.number(),
  Institucion: z.nullable(z.string()),
  cuitInstalador: z.string(),
  /** The receipt, to be downloaded by its number. */
  idArchivoComprobante: z.int(),
  idPago: z.nullable(z.int()),
})

const R = rotulosDe(Formulario14Enviado)

/** Its record says also what was paid, and names the company and the installer. */
export const PREGUNTAS = {
  ...RESPONDIDAS,
  respuestas: RESPONDIDAS.respuestas.check(reglas),
  rotulos: R,
  guardado: Guardado,
  bloques: (g: z.output<typeof Guardado>): BloqueDeRespuestas[] => [
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
  ],
}

export const consultarFormulario14 = consulta('/formulario/consultarFormulario14/', {
  resumen: 'El formulario 14 de una carpeta',
  guardado: Guardado,
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
    archivos: { comprobante: { etiqueta: 'Comprobante de pago', articulo: 'el', max: 1, tope: 'comprobantes' } },
  }),
  reply: Hecho,
})
