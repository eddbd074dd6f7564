import { DOMICILIO_FORMULARIO_19, PREGUNTAS } from '@catastro/domain/formularios/formulario19'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import { BUSQUE_O_MARQUE, NO_SE_TRAJO_EL_DOMICILIO, RESPONDA } from '../mensajes.ts'

/** `mismo` (Sí is 0 and No is 1, A-82), `padron` and `manual` are the screen's own. */
export type CampoFormulario19 = (typeof PREGUNTAS.campos)[number] | 'mismo' | 'padron' | 'manual'

export const OPCIONES_DE_MISMO = [
  { valor: '0', texto: 'Sí' },
  { valor: '1', texto: 'No' },
]

const CAMPOS: readonly CampoFormulario19[] = [
  'mismo',
  'padron',
  'manual',
  'idCalle',
  ...DOMICILIO_FORMULARIO_19,
  'idDeclarante',
]

type Errores = ReturnType<typeof validarCon<CampoFormulario19, typeof PREGUNTAS.respuestas>>['errors']
const regla = (message: string) => ({ type: 'regla', message })

/** The address is closed until the question, a search or the editing by hand opens it: what it lacks is said there. */
function dondeSeCorrigen({ mismo, manual }: Valores<CampoFormulario19>, errors: Errores): Errores {
  if (mismo === '1' && manual === '1') return errors
  const { idDeclarante, ...delDomicilio } = errors
  const declarante = idDeclarante ? { idDeclarante } : {}
  if (mismo === '') return { mismo: regla(RESPONDA), ...declarante }
  if (Object.keys(delDomicilio).length === 0) return declarante
  return mismo === '0'
    ? { mismo: regla(NO_SE_TRAJO_EL_DOMICILIO), ...declarante }
    : { padron: regla(BUSQUE_O_MARQUE), ...declarante }
}

/** What the server objects to in the address is mended in the address: it opens. */
export const esDelDomicilio = ({ campo }: { readonly campo: string }) =>
  campo === 'idCalle' || (DOMICILIO_FORMULARIO_19 as readonly string[]).includes(campo)

export const FORMULARIO_19 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  // Wherever the address came from, it is open to be corrected.
  alCorregir: () => ({ mismo: '1', manual: '1' }),
  validar(valores: Valores<CampoFormulario19>) {
    const { respuestas, errors } = validarCon(PREGUNTAS.respuestas, valores)
    if (valores.mismo === '') return { respuestas: null, errors: dondeSeCorrigen(valores, errors) }
    return { respuestas, errors: dondeSeCorrigen(valores, errors) }
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
