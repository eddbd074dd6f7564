import type { FormularioDeElevadores } from '@catastro/domain/elevadores/reglas'
import { FORMULARIO_27 } from './formulario27.ts'
import { FORMULARIO_28 } from './formulario28.ts'
import { FORMULARIO_29 } from './formulario29.ts'
import { FORMULARIO_30 } from './formulario30.ts'
import { FORMULARIO_31 } from './formulario31.ts'
import type { FormularioDelRegistro } from './formularioDeElevadores.ts'

/** Every form of the register: its calls are served from here, and what it says is read. One without its row does not compile. */
export const FORMULARIOS: Readonly<Record<FormularioDeElevadores, FormularioDelRegistro>> = {
  '27': FORMULARIO_27,
  '28': FORMULARIO_28,
  '29': FORMULARIO_29,
  '30': FORMULARIO_30,
  '31': FORMULARIO_31,
}
