import { rotulosDe } from '@catastro/domain/campo'
import { DOS_HUELLAS } from '@catastro/domain/formularios/aranceles1bis'
import { NUMEROS_FORMULARIO_1BIS, RespuestasFormulario1bis } from '@catastro/domain/formularios/formulario1bis'
import { entenderCantidad } from '@catastro/domain/numeros'
import type * as z from 'zod/mini'
import { type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'

/** `rebaje` is the screen's own: how the kerb's lowering is measured. */
export type CampoFormulario1bis = keyof z.output<typeof RespuestasFormulario1bis> | 'rebaje'

export const ROTULOS_1BIS = rotulosDe(RespuestasFormulario1bis)

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

/** A number as it is checked: as it was understood. */
export function numeroEscrito(campo: (typeof NUMEROS_FORMULARIO_1BIS)[number], valores: Valores<CampoFormulario1bis>) {
  const escrito = campo === 'metrosrebajecordon' ? metrosDeRebaje(valores) : valores[campo]
  const lectura = entenderCantidad(escrito, ROTULOS_1BIS[campo].unidad)
  return 'entendido' in lectura ? lectura.entendido : escrito
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
    validarCon(RespuestasFormulario1bis, { ...escritos, metrosrebajecordon: metrosDeRebaje(escritos) }),
}
