import { DOS_HUELLAS } from '@catastro/domain/formularios/aranceles1bis'
import { NUMEROS_FORMULARIO_1BIS, PREGUNTAS } from '@catastro/domain/formularios/formulario1bis'
import { type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import { revisada } from '../definicion.ts'

/** `rebaje` is the screen's own: how the kerb's lowering is measured. */
export type CampoFormulario1bis = (typeof PREGUNTAS.campos)[number] | 'rebaje'

const CAMPOS: readonly CampoFormulario1bis[] = [
  'nroresolucion',
  'supconstruida',
  'supconantecedentes',
  'supaconstruir',
  'importerefaccion',
  'supdemolicion',
  'rebaje',
  'metrosrebajecordon',
  'metroscerca',
  'descripcionotros',
  'valorotros',
]

export const OPCIONES_DE_REBAJE = [
  { valor: 'metros', texto: 'Por metros' },
  { valor: DOS_HUELLAS, texto: '2 huellas' },
]

/** What travels as metrosrebajecordon. */
export const metrosDeRebaje = (valores: Valores<CampoFormulario1bis>) =>
  valores.rebaje === DOS_HUELLAS ? DOS_HUELLAS : valores.metrosrebajecordon.trim()

const esNumero = (campo: string) => (NUMEROS_FORMULARIO_1BIS as readonly string[]).includes(campo)

/** An answer as it is checked: a number, as it was understood. The kerb's lowering is mended where it is chosen. */
export function respuestaDe(campo: (typeof PREGUNTAS.campos)[number], valores: Valores<CampoFormulario1bis>) {
  if (campo !== 'metrosrebajecordon') return revisada(PREGUNTAS, campo, valores[campo])
  return { ...revisada(PREGUNTAS, campo, metrosDeRebaje(valores)), campo: 'rebaje' }
}

export const FORMULARIO_1BIS = {
  // Most folders need only some of these: the rest is nothing, and a person need not write so many zeros.
  iniciales: valoresDe(CAMPOS, (campo) => {
    if (campo === 'rebaje') return 'metros'
    return esNumero(campo) ? '0' : ''
  }),
  alCorregir: ({ metrosrebajecordon }: Readonly<Record<string, unknown>>) =>
    metrosrebajecordon === DOS_HUELLAS
      ? { rebaje: DOS_HUELLAS, metrosrebajecordon: '0' }
      : { rebaje: 'metros', metrosrebajecordon: String(metrosrebajecordon ?? '0').replace('.', ',') },
  validar: (escritos: Valores<CampoFormulario1bis>) =>
    validarCon(PREGUNTAS.respuestas, { ...escritos, metrosrebajecordon: metrosDeRebaje(escritos) }),
}
