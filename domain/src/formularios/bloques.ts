import type * as z from 'zod/mini'
import { mostrarImporte } from '../dinero.ts'
import { ETIQUETAS } from '../etiquetas.ts'
import { DOS_HUELLAS } from './aranceles1bis.ts'
import { type Formulario1Guardado, PREGUNTAS_FORMULARIO_1 } from './formulario1.ts'
import { type Formulario1bisGuardado, NUMEROS_FORMULARIO_1BIS } from './formulario1bis.ts'
import { type Formulario2Guardado, PARES_FORMULARIO_2 } from './formulario2.ts'
import { type Formulario14Guardado, PREGUNTAS_FORMULARIO_14 } from './formulario14.ts'
import type { Formulario19Guardado } from './formulario19.ts'
import { DOMICILIO_DE_ENVIO, SIN_IMPORTE_A_PAGAR } from './mensajes.ts'

/*
 * A form as a record: its answers in words, in the blocks that it was filled in. The views of the screen, the comparison
 * of two versions and the folder's printed file all read these.
 */

export interface RespuestaEscrita {
  readonly pregunta: string
  readonly respuesta: string
  /** An amount: right-aligned. */
  readonly importe?: boolean
  /** The sum of the lines above it. */
  readonly total?: boolean
}

export interface BloqueDeRespuestas {
  readonly titulo: string
  readonly respuestas: readonly RespuestaEscrita[]
}

const siNo = (valor: number) => (valor === 1 ? 'Sí' : 'No')
const etiqueta = (campo: string) => ETIQUETAS[campo] ?? campo
const conDecimales = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })
const pesos = (valor: number) => mostrarImporte(Math.round(valor * 100))
/** '1.234,5 m²' */
export const superficie = (metros: number) => `${conDecimales.format(metros)} m²`
const longitud = (metros: number) => `${conDecimales.format(metros)} m`
/** 'dd/mm/yyyy' of 'yyyy-mm-dd'. */
const dia = (fecha: string) => fecha.split('-').reverse().join('/')

/** The lines of a 1bis settlement, in pesos. */
export const lineasDe1bis = (l: {
  importeobranoc: number
  importetotalrefaccion: number
  importedemolicion: number
  importerebajecordon: number
  totalderechosconstruccion: number
  importetotalcerca: number
  valorotros: number
  total: number
}): RespuestaEscrita[] => [
  linea('Obra nueva (6 % de la superficie por el valor del m²)', l.importeobranoc),
  linea('Refacción (6 %)', l.importetotalrefaccion),
  linea('Demolición', l.importedemolicion),
  linea('Rebaje de cordón', l.importerebajecordon),
  linea('Total de derechos de construcción', l.totalderechosconstruccion, true),
  linea('Cerca', l.importetotalcerca),
  linea('Otros', l.valorotros),
  { ...linea('Total a pagar', l.total, true), ...(l.total === 0 && { respuesta: SIN_IMPORTE_A_PAGAR }) },
]

const linea = (pregunta: string, importe: number, total = false): RespuestaEscrita => ({
  pregunta,
  respuesta: pesos(importe),
  importe: true,
  total,
})

export const bloquesDe1 = (g: z.output<typeof Formulario1Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Servicios e infraestructura',
    respuestas: PREGUNTAS_FORMULARIO_1.map(([campo, pregunta]) => ({ pregunta, respuesta: siNo(g[campo]) })),
  },
  {
    titulo: 'Cantidades',
    respuestas: (['cantidadluminarias', 'recoleccionresiduos', 'cantarboles'] as const).map((campo) => ({
      pregunta: etiqueta(campo),
      respuesta: String(g[campo]),
    })),
  },
  {
    titulo: 'Uso',
    respuestas: (['usoexistente', 'usoahabilitar', 'conformehabilitar', 'observaciones'] as const).map((campo) => ({
      pregunta: etiqueta(campo),
      respuesta: g[campo],
    })),
  },
]

export const bloquesDe1bis = (g: z.output<typeof Formulario1bisGuardado>): BloqueDeRespuestas[] => {
  const N = NUMEROS_FORMULARIO_1BIS
  return [
    {
      titulo: 'Datos',
      respuestas: [
        { pregunta: 'Número de resolución', respuesta: g.nroresolucion },
        { pregunta: N.supconstruida, respuesta: superficie(g.supconstruida) },
        { pregunta: N.supconantecedentes, respuesta: superficie(g.supconantecedentes) },
        { pregunta: N.supaconstruir, respuesta: superficie(g.supaconstruir) },
        { pregunta: 'Superficie total', respuesta: superficie(g.suptotal) },
        { pregunta: 'Valor del m² de obra nueva', respuesta: pesos(g.valorm2obranueva) },
        { pregunta: N.importerefaccion, respuesta: pesos(g.importerefaccion) },
        { pregunta: N.supdemolicion, respuesta: superficie(g.supdemolicion) },
        {
          pregunta: 'Rebaje de cordón',
          respuesta: g.metrosrebajecordon === DOS_HUELLAS ? DOS_HUELLAS : longitud(Number(g.metrosrebajecordon)),
        },
        { pregunta: 'Valor del metro de rebaje', respuesta: pesos(g.valorpesosmetro) },
        { pregunta: N.metroscerca, respuesta: longitud(g.metroscerca) },
        { pregunta: 'Valor del metro de cerca', respuesta: pesos(g.valormetrocerca) },
        { pregunta: 'Descripción de otros', respuesta: g.descripcionotros },
      ],
    },
    { titulo: 'Liquidación', respuestas: lineasDe1bis(g) },
  ]
}

export const bloquesDe2 = (g: z.output<typeof Formulario2Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Antecedentes',
    respuestas: (['descripcionuso', 'supconantecedentes', 'permisoconstruccionnro', 'finaldeobranro'] as const).map(
      (campo) => ({ pregunta: etiqueta(campo), respuesta: g[campo] }),
    ),
  },
  {
    titulo: 'Trabajos autorizados',
    respuestas: PARES_FORMULARIO_2.flatMap((n) =>
      ([`trabajoautorizado${n}`, `observacion${n}`] as const).map((campo) => ({
        pregunta: etiqueta(campo),
        respuesta: g[campo],
      })),
    ),
  },
]

export const bloquesDe14 = (g: z.output<typeof Formulario14Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Qué se hace',
    respuestas: [
      ...PREGUNTAS_FORMULARIO_14.map(([campo, pregunta]) => ({ pregunta, respuesta: siNo(g[campo]) })),
      { pregunta: 'Desde', respuesta: dia(g.desde) },
      { pregunta: 'Hasta', respuesta: dia(g.hasta) },
    ],
  },
  {
    titulo: 'Medidas y monto',
    respuestas: [
      { pregunta: 'Perímetro', respuesta: `${g.perimetro} m` },
      { pregunta: 'Altura', respuesta: `${g.altura} m` },
      { pregunta: 'Superficie', respuesta: `${g.superficie} m²` },
      { pregunta: 'Monto', respuesta: pesos(g.monto), importe: true },
      { pregunta: 'Pago en línea', respuesta: g.idPago === null ? 'Sin confirmar' : `Confirmado (pago ${g.idPago})` },
    ],
  },
  {
    titulo: 'Empresa',
    respuestas: [
      { pregunta: 'Instalada por Empresa de Publicidad', respuesta: siNo(g.empresaPublicidad) },
      { pregunta: 'Empresa', respuesta: g.Institucion ?? '' },
      { pregunta: 'Nro Inscripción', respuesta: g.nroInscripcion ?? '' },
      { pregunta: 'CUIL del instalador', respuesta: g.cuitInstalador.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3') },
    ],
  },
]

/** The address fields of form 19 in the order and with the labels of the specification. */
export const DOMICILIO_FORMULARIO_19 = [
  ['NroPuerta', 'Nro Puerta'],
  ['Piso', 'Piso (opcional)'],
  ['Dpto', 'Departamento (opcional)'],
  ['Seccion', 'Seccion'],
  ['Manzana', 'Manzana'],
  ['Distrito', 'Distrito'],
  ['Dominio', 'Dominio'],
] as const

export const bloquesDe19 = (g: z.output<typeof Formulario19Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: DOMICILIO_DE_ENVIO,
    respuestas: [
      { pregunta: 'Calle', respuesta: g.calle },
      ...DOMICILIO_FORMULARIO_19.map(([campo, pregunta]) => ({ pregunta, respuesta: g[campo] })),
      { pregunta: 'Declarante', respuesta: g.declarante },
    ],
  },
]
