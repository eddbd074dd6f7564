import { rotulosDe } from '@catastro/domain/campo'
import {
  CAMPOS_DE_TECNICO,
  CLASES_DE_TECNICO,
  type ClaseDeTecnico,
  RespuestasFormulario30,
  TITULO_DE_TECNICO,
} from '@catastro/domain/elevadores/formulario30'
import { COMPLETE_LA_EMPRESA, FALTA_TECNICO } from '@catastro/domain/elevadores/mensajes'
import { comoOracion, VACIO } from '@catastro/domain/motivo'
import { soloDigitos } from '@catastro/domain/tipos'
import type { FieldErrors } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { type Validacion, type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { respuestaDeTexto, respuestasDeEmpresa } from '../empresa/respuestasDeEmpresa.ts'
import { faltantesDe } from '../faltantes.ts'

type Respuestas = z.output<typeof RespuestasFormulario30>
type Interruptor = 'conRT' | 'conTE'
/** The two switches, and the street in words, are the screen's own. */
export type Campo30 = keyof Respuestas | Interruptor | 'calle'

export const INTERRUPTOR: Readonly<Record<ClaseDeTecnico, Interruptor>> = { RT: 'conRT', TE: 'conTE' }
const camposDe = (clase: ClaseDeTecnico) => Object.values(CAMPOS_DE_TECNICO[clase])

const DE_LA_EMPRESA = [
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
] as const

/** In the order of the screen. */
const CAMPOS: readonly Campo30[] = [
  ...DE_LA_EMPRESA,
  ...CLASES_DE_TECNICO.flatMap((clase) => [INTERRUPTOR[clase], ...camposDe(clase)]),
  'observaciones',
  'calle',
]

export const ROTULOS_30 = rotulosDe(RespuestasFormulario30)

export const FALTANTES_30 = faltantesDe<Campo30>(COMPLETE_LA_EMPRESA, DE_LA_EMPRESA, ROTULOS_30)

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
  const errores = vacios.flatMap(camposDe).map((campo) => [campo, regla(comoOracion(ROTULOS_30[campo], VACIO))])
  return Object.fromEntries(errores) as Errores
}

export const FORMULARIO_30 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  validar(valores: Valores<Campo30>): Validacion<Campo30, Respuestas> {
    const { respuestas, errors } = validarCon(RespuestasFormulario30, comoViajan(valores), FALTANTES_30.alLadoDelCampo)
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
export function respuestasDe30(valores: Valores<Campo30>, empresas: Empresas): RespuestaARevisar[] {
  const texto = respuestaDeTexto(ROTULOS_30, valores)
  return [
    ...respuestasDeEmpresa(ROTULOS_30, valores, empresas),
    { ...texto('dni'), pregunta: 'DNI de quien firma por la empresa' },
    ...CLASES_DE_TECNICO.flatMap((clase): RespuestaARevisar[] => {
      if (estaApagado(valores, clase))
        return [{ campo: INTERRUPTOR[clase], pregunta: TITULO_DE_TECNICO[clase], respuesta: 'No' }]
      const { cuit } = CAMPOS_DE_TECNICO[clase]
      return camposDe(clase).map((campo) =>
        campo === cuit ? { ...texto(campo), respuesta: cuilConGuiones(soloDigitos(valores[campo])) } : texto(campo),
      )
    }),
    texto('observaciones'),
  ]
}
