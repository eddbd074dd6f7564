import { ETIQUETAS } from '@catastro/domain/etiquetas'
import {
  CONFORME_HABILITAR,
  PREGUNTAS_FORMULARIO_1,
  type RespuestasFormulario1,
} from '@catastro/domain/formularios/formulario1'
import type * as z from 'zod/mini'

export type CampoFormulario1 = keyof z.output<typeof RespuestasFormulario1>
/** As typed: '' until answered. */
export type ValoresFormulario1 = Record<CampoFormulario1, string>

const etiqueta = (campo: string) => ETIQUETAS[campo] ?? campo

export const SI_NO_FORMULARIO_1 = PREGUNTAS_FORMULARIO_1
export const CANTIDADES = (['cantidadluminarias', 'recoleccionresiduos', 'cantarboles'] as const).map(
  (campo) => [campo, etiqueta(campo)] as const,
)
export const USOS = (['usoexistente', 'usoahabilitar'] as const).map((campo) => [campo, etiqueta(campo)] as const)
export const CONFORME = ['conformehabilitar', etiqueta('conformehabilitar')] as const
export const OPCIONES_DE_CONFORME = CONFORME_HABILITAR.map((valor) => ({ valor, texto: valor }))
export const OBSERVACIONES = ['observaciones', etiqueta('observaciones')] as const

/** The blocks of the form and of its view, in the same order. */
export const BLOQUES_FORMULARIO_1 = [
  { titulo: 'Servicios e infraestructura', campos: SI_NO_FORMULARIO_1 },
  { titulo: 'Cantidades', campos: CANTIDADES },
  { titulo: 'Uso', campos: [...USOS, CONFORME, OBSERVACIONES] },
] as const satisfies readonly {
  readonly titulo: string
  readonly campos: readonly (readonly [CampoFormulario1, string])[]
}[]

export const CAMPOS_FORMULARIO_1: readonly CampoFormulario1[] = BLOQUES_FORMULARIO_1.flatMap(({ campos }) =>
  campos.map(([campo]) => campo),
)

const CON_SI_NO: readonly string[] = SI_NO_FORMULARIO_1.map(([campo]) => campo)
export const esDeSiNo = (campo: string) => CON_SI_NO.includes(campo)

/** An answer as it is read: 'Sí' and 'No' instead of the wire's 1 and 0. */
export const respuestaDe = (campo: CampoFormulario1, valor: string | number) => {
  if (!esDeSiNo(campo)) return String(valor)
  return String(valor) === '1' ? 'Sí' : 'No'
}
