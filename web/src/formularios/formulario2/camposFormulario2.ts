import { ETIQUETAS } from '@catastro/domain/etiquetas'
import { PARES_FORMULARIO_2, RespuestasFormulario2 } from '@catastro/domain/formularios/formulario2'
import type * as z from 'zod/mini'
import { type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'

export type CampoFormulario2 = keyof z.output<typeof RespuestasFormulario2>

const NUMEROS = ['supconantecedentes', 'permisoconstruccionnro', 'finaldeobranro'] as const
export const NUMEROS_FORMULARIO_2 = NUMEROS.map((campo) => [campo, ETIQUETAS[campo] ?? campo] as const)

export const TRABAJOS_FORMULARIO_2 = PARES_FORMULARIO_2.map(
  (n) =>
    [
      [`trabajoautorizado${n}`, `Trabajo autorizado ${n}`],
      [`observacion${n}`, `Observación ${n}`],
    ] as const,
)

/** The blocks of the form and of its view, in the same order. */
export const BLOQUES_FORMULARIO_2 = [
  { titulo: 'Antecedentes', campos: [['descripcionuso', 'Descripción del uso'] as const, ...NUMEROS_FORMULARIO_2] },
  { titulo: 'Trabajos autorizados', campos: TRABAJOS_FORMULARIO_2.flat() },
] as const satisfies readonly { titulo: string; campos: readonly (readonly [CampoFormulario2, string])[] }[]

const CAMPOS: readonly CampoFormulario2[] = BLOQUES_FORMULARIO_2.flatMap(({ campos }) => campos.map(([campo]) => campo))

/** Numbers as people copy them: '4.521' is 4521. */
const limpios = (valores: Valores<CampoFormulario2>) =>
  valoresDe(CAMPOS, (campo) =>
    (NUMEROS as readonly string[]).includes(campo) ? valores[campo].replace(/[\s.]/g, '') : valores[campo],
  )

export const FORMULARIO_2 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  validar: (escritos: Valores<CampoFormulario2>) => validarCon(RespuestasFormulario2, limpios(escritos)),
}
