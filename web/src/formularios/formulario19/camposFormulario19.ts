import { DOMICILIO_FORMULARIO_19 } from '@catastro/domain/formularios/bloques'
import { RespuestasFormulario19 } from '@catastro/domain/formularios/formulario19'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import type * as z from 'zod/mini'
import { type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'

/** `mismo` (Sí is 0 and No is 1, A-82), `padron` and `manual` are the screen's own. */
export type CampoFormulario19 = keyof z.output<typeof RespuestasFormulario19> | 'mismo' | 'padron' | 'manual'

export const OPCIONES_DE_MISMO = [
  { valor: '0', texto: 'Sí' },
  { valor: '1', texto: 'No' },
]

const CAMPOS: readonly CampoFormulario19[] = [
  'mismo',
  'padron',
  'manual',
  'idCalle',
  ...DOMICILIO_FORMULARIO_19.map(([campo]) => campo),
  'idDeclarante',
]

const RESPONDA = 'Responda si es el mismo domicilio que el del inmueble'

export const FORMULARIO_19 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  // Wherever the address came from, it is open to be corrected.
  alCorregir: () => ({ mismo: '1', manual: '1' }),
  validar(valores: Valores<CampoFormulario19>) {
    const { respuestas, errors } = validarCon(RespuestasFormulario19, valores)
    if (valores.mismo !== '') return { respuestas, errors }
    return { respuestas: null, errors: { mismo: { type: 'regla', message: RESPONDA }, ...errors } }
  },
}

type Domicilio = Omit<DomicilioDePadron, 'idDomicilio'>

/** An address as the form's fields take it. */
export const camposDe = (d: Domicilio) =>
  ({
    idCalle: d.idCalle === null ? '' : String(d.idCalle),
    NroPuerta: d.NroPuerta,
    Piso: d.Piso,
    Dpto: d.Departamento,
    Seccion: d.Seccion,
    Manzana: d.Manzana,
    Distrito: d.Distrito,
    Dominio: d.Dominio,
  }) as const

/** Whether nothing that the form requires is missing from an address. */
export const estaEntero = (d: Domicilio) => {
  const { Piso: _, Dpto: __, ...obligatorios } = camposDe(d)
  return Object.values(obligatorios).every((valor) => valor !== '')
}
