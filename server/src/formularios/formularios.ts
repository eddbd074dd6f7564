import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import { FORMULARIO_1 } from './formulario1.ts'
import { FORMULARIO_1BIS } from './formulario1bis.ts'
import { FORMULARIO_2 } from './formulario2.ts'
import { FORMULARIO_14 } from './formulario14.ts'
import { FORMULARIO_19 } from './formulario19.ts'
import type { FormularioDeCarpeta } from './formularioDeCarpeta.ts'

/** Every form that a folder may carry: its calls are served from here, and its page of the printed file is written. */
export const FORMULARIOS: Readonly<Record<CodigoDeFormulario, FormularioDeCarpeta>> = {
  '1': FORMULARIO_1,
  '1bis': FORMULARIO_1BIS,
  '2': FORMULARIO_2,
  '14': FORMULARIO_14,
  '19': FORMULARIO_19,
}
