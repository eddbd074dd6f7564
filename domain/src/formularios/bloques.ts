import type * as z from 'zod/mini'
import { type Rotulo, rotulosDe } from '../campo.ts'
import { leerImporte } from '../dinero.ts'
import { mostrarCantidad, mostrarEntero } from '../numeros.ts'
import { DOS_HUELLAS } from './aranceles1bis.ts'
import { type Formulario1Guardado, PREGUNTAS_FORMULARIO_1, RespuestasFormulario1 } from './formulario1.ts'
import { Formulario1bisEnviado, type Formulario1bisGuardado } from './formulario1bis.ts'
import { type Formulario2Guardado, PARES_FORMULARIO_2, RespuestasFormulario2 } from './formulario2.ts'
import { Formulario14Enviado, type Formulario14Guardado, PREGUNTAS_FORMULARIO_14 } from './formulario14.ts'
import { DOMICILIO_FORMULARIO_19, type Formulario19Guardado, RespuestasFormulario19 } from './formulario19.ts'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO, SIN_IMPORTE_A_PAGAR } from './mensajes.ts'

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

const R1 = rotulosDe(RespuestasFormulario1)
const R1BIS = rotulosDe(Formulario1bisEnviado)
const R2 = rotulosDe(RespuestasFormulario2)
const R14 = rotulosDe(Formulario14Enviado)
const R19 = rotulosDe(RespuestasFormulario19)

const siNo = (valor: number) => (valor === 1 ? 'Sí' : 'No')
/** 'dd/mm/yyyy' of 'yyyy-mm-dd'. */
const dia = (fecha: string) => fecha.split('-').reverse().join('/')

const escrita = ({ etiqueta }: Rotulo, respuesta: string): RespuestaEscrita => ({ pregunta: etiqueta, respuesta })
/** Of a number in whole metres or pesos. */
const medida = (rotulo: Rotulo, valor: number) =>
  escrita(rotulo, mostrarCantidad(Math.round(valor * 100), rotulo.unidad))
const cuenta = (rotulo: Rotulo, valor: number) => escrita(rotulo, mostrarEntero(valor, rotulo.unidad))
const linea = (rotulo: Rotulo, pesos: number, total = false) => ({ ...medida(rotulo, pesos), importe: true, total })

/** What was typed as a measure, as it is understood. */
export const medidaEscrita = (texto: string, { unidad }: Rotulo) => mostrarCantidad(leerImporte(texto) ?? 0, unidad)

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
  linea(R1BIS.importeobranoc, l.importeobranoc),
  linea(R1BIS.importetotalrefaccion, l.importetotalrefaccion),
  linea(R1BIS.importedemolicion, l.importedemolicion),
  linea(R1BIS.importerebajecordon, l.importerebajecordon),
  linea(R1BIS.totalderechosconstruccion, l.totalderechosconstruccion, true),
  linea(R1BIS.importetotalcerca, l.importetotalcerca),
  // A line of the sum, beside the answer of that name.
  { ...linea(R1BIS.valorotros, l.valorotros), pregunta: 'Otros' },
  { ...linea(R1BIS.total, l.total, true), ...(l.total === 0 && { respuesta: SIN_IMPORTE_A_PAGAR }) },
]

export const bloquesDe1 = (g: z.output<typeof Formulario1Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Servicios e infraestructura',
    respuestas: PREGUNTAS_FORMULARIO_1.map((campo) => escrita(R1[campo], siNo(g[campo]))),
  },
  {
    titulo: 'Cantidades',
    respuestas: (['cantidadluminarias', 'recoleccionresiduos', 'cantarboles'] as const).map((campo) =>
      cuenta(R1[campo], g[campo]),
    ),
  },
  {
    titulo: 'Uso',
    respuestas: (['usoexistente', 'usoahabilitar', 'conformehabilitar', 'observaciones'] as const).map((campo) =>
      escrita(R1[campo], g[campo]),
    ),
  },
]

export const bloquesDe1bis = (g: z.output<typeof Formulario1bisGuardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Datos',
    respuestas: [
      escrita(R1BIS.nroresolucion, g.nroresolucion),
      medida(R1BIS.supconstruida, g.supconstruida),
      medida(R1BIS.supconantecedentes, g.supconantecedentes),
      medida(R1BIS.supaconstruir, g.supaconstruir),
      medida(R1BIS.suptotal, g.suptotal),
      medida(R1BIS.valorm2obranueva, g.valorm2obranueva),
      medida(R1BIS.importerefaccion, g.importerefaccion),
      medida(R1BIS.supdemolicion, g.supdemolicion),
      g.metrosrebajecordon === DOS_HUELLAS
        ? escrita(R1BIS.metrosrebajecordon, DOS_HUELLAS)
        : medida(R1BIS.metrosrebajecordon, Number(g.metrosrebajecordon)),
      medida(R1BIS.valorpesosmetro, g.valorpesosmetro),
      medida(R1BIS.metroscerca, g.metroscerca),
      medida(R1BIS.valormetrocerca, g.valormetrocerca),
      escrita(R1BIS.descripcionotros, g.descripcionotros),
    ],
  },
  { titulo: 'Liquidación', respuestas: lineasDe1bis(g) },
]

export const bloquesDe2 = (g: z.output<typeof Formulario2Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Antecedentes',
    respuestas: [
      escrita(R2.descripcionuso, g.descripcionuso),
      cuenta(R2.supconantecedentes, Number(g.supconantecedentes)),
      escrita(R2.permisoconstruccionnro, g.permisoconstruccionnro),
      escrita(R2.finaldeobranro, g.finaldeobranro),
    ],
  },
  {
    titulo: 'Trabajos autorizados',
    respuestas: PARES_FORMULARIO_2.flatMap((n) =>
      ([`trabajoautorizado${n}`, `observacion${n}`] as const).map((campo) => escrita(R2[campo], g[campo])),
    ),
  },
]

export const bloquesDe14 = (g: z.output<typeof Formulario14Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Qué se hace',
    respuestas: [
      ...PREGUNTAS_FORMULARIO_14.map((campo) => escrita(R14[campo], siNo(g[campo]))),
      escrita(R14.desde, dia(g.desde)),
      escrita(R14.hasta, dia(g.hasta)),
    ],
  },
  {
    titulo: 'Medidas y monto',
    respuestas: [
      ...(['perimetro', 'altura', 'superficie'] as const).map((campo) =>
        escrita(R14[campo], medidaEscrita(g[campo], R14[campo])),
      ),
      linea(R14.monto, g.monto),
      { pregunta: 'Pago en línea', respuesta: g.idPago === null ? 'Sin confirmar' : `Confirmado (pago ${g.idPago})` },
    ],
  },
  {
    titulo: 'Empresa',
    respuestas: [
      escrita(R14.empresaPublicidad, siNo(g.empresaPublicidad)),
      escrita(R14.idInstitucion, g.Institucion ?? ''),
      escrita(R14.nroInscripcion, g.nroInscripcion ?? ''),
      escrita(R14.cuitInstalador, g.cuitInstalador.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')),
    ],
  },
]

export const bloquesDe19 = (g: z.output<typeof Formulario19Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: DOMICILIO_DE_ENVIO,
    respuestas: [
      { pregunta: MISMO_DOMICILIO, respuesta: g.mismoDomicilio ? 'Sí' : 'No' },
      escrita(R19.idCalle, g.calle),
      ...DOMICILIO_FORMULARIO_19.map((campo) => escrita(R19[campo], g[campo])),
      escrita(R19.idDeclarante, g.declarante),
    ],
  },
]
