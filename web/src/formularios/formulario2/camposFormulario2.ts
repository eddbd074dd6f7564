import { rotulosDe } from '@catastro/domain/campo'
import { PARES_FORMULARIO_2, RespuestasFormulario2 } from '@catastro/domain/formularios/formulario2'
import { entenderEntero } from '@catastro/domain/numeros'
import type * as z from 'zod/mini'
import { type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'

export type CampoFormulario2 = keyof z.output<typeof RespuestasFormulario2>

export const ROTULOS_2 = rotulosDe(RespuestasFormulario2)
const NUMEROS = ['supconantecedentes', 'permisoconstruccionnro', 'finaldeobranro'] as const
export const TRABAJOS_FORMULARIO_2 = PARES_FORMULARIO_2.map(
  (n) => [`trabajoautorizado${n}`, `observacion${n}`] as const,
)

/** In the order of the screen. */
export const CAMPOS_FORMULARIO_2: readonly CampoFormulario2[] = [
  'descripcionuso',
  ...NUMEROS,
  ...TRABAJOS_FORMULARIO_2.flat(),
]

/** Numbers as people copy them: '4.521' is 4521. */
const limpios = (valores: Valores<CampoFormulario2>) =>
  valoresDe(CAMPOS_FORMULARIO_2, (campo) =>
    (NUMEROS as readonly string[]).includes(campo) ? valores[campo].replace(/[\s.]/g, '') : valores[campo],
  )

/** An answer as it is checked. */
export function respuestaDe(campo: CampoFormulario2, valor: string): string {
  if (campo !== 'supconantecedentes') return valor
  const lectura = entenderEntero(valor, ROTULOS_2[campo].unidad)
  return 'entendido' in lectura ? lectura.entendido : valor
}

export const FORMULARIO_2 = {
  iniciales: valoresDe(CAMPOS_FORMULARIO_2, () => ''),
  validar: (escritos: Valores<CampoFormulario2>) => validarCon(RespuestasFormulario2, limpios(escritos)),
}
