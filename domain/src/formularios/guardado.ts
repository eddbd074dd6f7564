import * as z from 'zod/mini'
import { campo, type Pregunta } from '../campo.ts'
import { leerCentesimas } from '../dinero.ts'
import { mostrarCantidad } from '../numeros.ts'
import { Id, IdCarpeta, tambienComo } from '../tipos.ts'
import { FORMULARIO_DE_OTRA } from './mensajes.ts'

export const MAX_USO = 45
export const MAX_OBSERVACION_FORMULARIO = 100

/** What a form of a folder is asked for by. */
export const DeCarpeta = z.object({ idCarpeta: IdCarpeta })

/** What a form of a folder is sent with. Both are the folder's number: one is enough, and two have to be the same. */
export const NumeroDeCarpeta = {
  idCarpeta: IdCarpeta,
  idFormulario: campo('Formulario', 'el', z.optional(z.nullable(Id))),
} as const

/** What comes with the answers of a form: who sends it and when are the server's to say. */
export const DeUnFormulario = {
  ...NumeroDeCarpeta,
  idPersona: z.optional(z.unknown()),
  fecha: z.optional(z.unknown()),
} as const

interface EnCarpeta {
  readonly idCarpeta: number
  readonly idFormulario?: number | '' | null | undefined
}

export const enSuCarpeta = <O extends EnCarpeta, I>(esquema: z.ZodMiniType<O, I>) =>
  z.pipe(
    tambienComo(
      'idCarpeta',
      'idFormulario',
      esquema.check(
        z.refine(({ idCarpeta, idFormulario }) => !idFormulario || idFormulario === idCarpeta, {
          path: ['idFormulario'],
          error: FORMULARIO_DE_OTRA,
        }),
      ),
    ),
    z.transform(({ idFormulario: _, ...resto }: O) => resto),
  )

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

export const escrita = ({ etiqueta }: Pregunta, respuesta: string): RespuestaEscrita => ({
  pregunta: etiqueta,
  respuesta,
})
/** Of a number in whole metres or pesos. */
export const medida = (rotulo: Pregunta, valor: number) =>
  escrita(rotulo, mostrarCantidad(Math.round(valor * 100), rotulo.unidad))
export const linea = (rotulo: Pregunta, pesos: number, total = false) => ({
  ...medida(rotulo, pesos),
  importe: true,
  total,
})

/** What was typed as a measure, as it is understood. */
export const medidaEscrita = (texto: string, { unidad }: Pregunta) =>
  mostrarCantidad(leerCentesimas(texto) ?? 0, unidad)
