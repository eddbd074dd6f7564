import * as z from 'zod/mini'
import type { Rotulo } from '../campo.ts'
import { leerImporte } from '../dinero.ts'
import { mostrarCantidad, mostrarEntero } from '../numeros.ts'
import { IdCarpeta } from '../tipos.ts'

/** What a form of a folder is asked for by. */
export const DeCarpeta = z.object({ idCarpeta: IdCarpeta })

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

export const siNo = (valor: number) => (valor === 1 ? 'Sí' : 'No')
/** 'dd/mm/yyyy' of 'yyyy-mm-dd'. */
export const dia = (fecha: string) => fecha.split('-').reverse().join('/')

export const escrita = ({ etiqueta }: Rotulo, respuesta: string): RespuestaEscrita => ({
  pregunta: etiqueta,
  respuesta,
})
/** Of a number in whole metres or pesos. */
export const medida = (rotulo: Rotulo, valor: number) =>
  escrita(rotulo, mostrarCantidad(Math.round(valor * 100), rotulo.unidad))
export const cuenta = (rotulo: Rotulo, valor: number) => escrita(rotulo, mostrarEntero(valor, rotulo.unidad))
export const linea = (rotulo: Rotulo, pesos: number, total = false) => ({
  ...medida(rotulo, pesos),
  importe: true,
  total,
})

/** What was typed as a measure, as it is understood. */
export const medidaEscrita = (texto: string, { unidad }: Rotulo) => mostrarCantidad(leerImporte(texto) ?? 0, unidad)
