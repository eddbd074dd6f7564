import { cuitEscrito } from '@catastro/domain/elevadores/campos'
import {
  CAMPOS_DE_TECNICO,
  CLASES_DE_TECNICO,
  type ClaseDeTecnico,
  PREGUNTAS,
  TITULO_DE_TECNICO,
} from '@catastro/domain/elevadores/formulario30'
import { COMPLETE_LA_EMPRESA, FALTA_TECNICO } from '@catastro/domain/elevadores/mensajes'
import { comoOracion, VACIO } from '@catastro/domain/motivo'
import type { FieldErrors } from 'react-hook-form'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { definicionDe, revisada } from '../../formularios/definicion.ts'
import { respuestasDeEmpresa } from '../empresa/respuestasDeEmpresa.ts'
import { faltantesDe } from '../faltantes.ts'

type Interruptor = 'conRT' | 'conTE'
/** The two switches, and the street in words, are the screen's own. */
export type Campo30 = (typeof PREGUNTAS.campos)[number] | Interruptor | 'calle'

export const INTERRUPTOR: Readonly<Record<ClaseDeTecnico, Interruptor>> = { RT: 'conRT', TE: 'conTE' }
const camposDe = (clase: ClaseDeTecnico) => Object.values(CAMPOS_DE_TECNICO[clase])

/** In the order of the screen. */
const CAMPOS: readonly Campo30[] = [
  'idInstitucion',
  'razonsocial',
  'cuit',
  'dni',
  'nroconservador',
  'nroinstalador',
  'idCalleInstitucion',
  'nropuertaInstitucion',
  'pisoInstitucion',
  'dptoInstitucion',
  'telefonoInstitucion',
  ...CLASES_DE_TECNICO.flatMap((clase) => [INTERRUPTOR[clase], ...camposDe(clase)]),
  'observaciones',
  'calle',
]

export const FALTANTES_30 = faltantesDe(COMPLETE_LA_EMPRESA, PREGUNTAS)

const estaApagado = (valores: Valores<Campo30>, clase: ClaseDeTecnico) => valores[INTERRUPTOR[clase]] !== '1'
const apagados = (valores: Valores<Campo30>) => CLASES_DE_TECNICO.filter((clase) => estaApagado(valores, clase))

/** What is off travels empty; what was typed there stays in the form. */
const comoViajan = (valores: Valores<Campo30>): Valores<Campo30> => ({
  ...valores,
  ...Object.fromEntries(
    apagados(valores)
      .flatMap(camposDe)
      .map((campo) => [campo, '']),
  ),
})

type Errores = FieldErrors<Valores<Campo30>>
const regla = (message: string) => ({ type: 'regla', message })

/** A technician who is on and of whom nothing is said: the wire could not tell him from one who is off. */
function delQueEstaVacio(valores: Valores<Campo30>): Errores {
  const vacios = CLASES_DE_TECNICO.filter(
    (clase) => !estaApagado(valores, clase) && camposDe(clase).every((campo) => valores[campo].trim() === ''),
  )
  const errores = vacios.flatMap(camposDe).map((campo) => [campo, regla(comoOracion(PREGUNTAS.rotulos[campo], VACIO))])
  return Object.fromEntries(errores) as Errores
}

const DE_LAS_PREGUNTAS = definicionDe({ ...PREGUNTAS, campos: CAMPOS }, FALTANTES_30.alLadoDelCampo)

export const FORMULARIO_30 = {
  ...DE_LAS_PREGUNTAS,
  validar(valores: Valores<Campo30>) {
    const { respuestas, errors } = DE_LAS_PREGUNTAS.validar(comoViajan(valores))
    const ninguno = apagados(valores).length === CLASES_DE_TECNICO.length
    const { representantetecnico, ...otros } = errors
    const todos: Errores = ninguno
      ? { ...otros, conRT: regla(FALTA_TECNICO) }
      : { ...errors, ...delQueEstaVacio(valores) }
    const enOrden = CAMPOS.flatMap((campo) => (todos[campo] ? [[campo, todos[campo]]] : []))
    return { respuestas: enOrden.length > 0 ? null : respuestas, errors: Object.fromEntries(enOrden) as Errores }
  },
}

/** The answers as they are checked before sending; of the technicians, those who are on. */
export const respuestasDe30 = (valores: Valores<Campo30>, empresas: Empresas): RespuestaARevisar[] => [
  ...respuestasDeEmpresa(PREGUNTAS, valores, empresas),
  { ...revisada(PREGUNTAS, 'dni', valores.dni), pregunta: 'DNI de quien firma por la empresa' },
  ...CLASES_DE_TECNICO.flatMap((clase): RespuestaARevisar[] => {
    if (estaApagado(valores, clase))
      return [{ campo: INTERRUPTOR[clase], pregunta: TITULO_DE_TECNICO[clase], respuesta: 'No' }]
    const { cuit } = CAMPOS_DE_TECNICO[clase]
    return camposDe(clase).map((campo) => {
      const deEse = revisada(PREGUNTAS, campo, valores[campo])
      return campo === cuit ? { ...deEse, respuesta: cuitEscrito(valores[campo]) } : deEse
    })
  }),
  revisada(PREGUNTAS, 'observaciones', valores.observaciones),
]
