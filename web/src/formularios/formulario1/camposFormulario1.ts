import { rotulosDe } from '@catastro/domain/campo'
import {
  CONFORME_HABILITAR,
  PREGUNTAS_FORMULARIO_1,
  RespuestasFormulario1,
} from '@catastro/domain/formularios/formulario1'
import { entenderEntero } from '@catastro/domain/numeros'
import type * as z from 'zod/mini'

export type CampoFormulario1 = keyof z.output<typeof RespuestasFormulario1>
/** As typed: '' until answered. */
export type ValoresFormulario1 = Record<CampoFormulario1, string>

export const ROTULOS_1 = rotulosDe(RespuestasFormulario1)
export const CANTIDADES = ['cantidadluminarias', 'recoleccionresiduos', 'cantarboles'] as const
export const USOS = ['usoexistente', 'usoahabilitar'] as const
export const OPCIONES_DE_CONFORME = CONFORME_HABILITAR.map((valor) => ({ valor, texto: valor }))

/** In the order of the screen. */
export const CAMPOS_FORMULARIO_1: readonly CampoFormulario1[] = [
  ...PREGUNTAS_FORMULARIO_1,
  ...CANTIDADES,
  ...USOS,
  'conformehabilitar',
  'observaciones',
]

const esUnoDe = (campos: readonly string[]) => (campo: string) => campos.includes(campo)
export const esDeSiNo = esUnoDe(PREGUNTAS_FORMULARIO_1)
export const esCantidad = esUnoDe(CANTIDADES)

/** An answer as it is read: 'Sí' and 'No' instead of the wire's 1 and 0, and numbers with their unit. */
export function respuestaDe(campo: CampoFormulario1, valor: string): string {
  if (esDeSiNo(campo)) return valor === '1' ? 'Sí' : 'No'
  if (!esCantidad(campo)) return valor
  const lectura = entenderEntero(valor, ROTULOS_1[campo].unidad)
  return 'entendido' in lectura ? lectura.entendido : valor
}
