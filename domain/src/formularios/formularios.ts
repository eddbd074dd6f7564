import type { BloqueDeRespuestas } from './guardado.ts'

export interface FilaDeFormulario {
  /** Its type's number, which is not its code. */
  readonly tipo: number
  /** Staff may fill it too; the others are their applicant's, or an ADMINISTRADOR's. */
  readonly delPersonal: boolean
  /** The call that answers what is kept of it. */
  readonly consultar: `GET /formulario/${string}`
  /** Its questions and its calls, brought when they are needed: the portal's first file has none of them. */
  readonly traer: () => Promise<{ readonly PREGUNTAS: { bloques(guardado: object): readonly BloqueDeRespuestas[] } }>
}

/** The forms that an encomienda may carry, by code. What is asked of all of them walks this table. */
export const FORMULARIOS = {
  '1': {
    tipo: 1,
    delPersonal: true,
    consultar: 'GET /formulario/consultarFormulario1',
    traer: () => import('./formulario1.ts'),
  },
  '1bis': {
    tipo: 2,
    delPersonal: true,
    consultar: 'GET /formulario/consultarFormulario1bis/',
    traer: () => import('./formulario1bis.ts'),
  },
  '2': {
    tipo: 5,
    delPersonal: true,
    consultar: 'GET /formulario/consultarFormulario2',
    traer: () => import('./formulario2.ts'),
  },
  '14': {
    tipo: 17,
    delPersonal: false,
    consultar: 'GET /formulario/consultarFormulario14/',
    traer: () => import('./formulario14.ts'),
  },
  '19': {
    tipo: 19,
    delPersonal: false,
    consultar: 'GET /formulario/consultarFormulario19',
    traer: () => import('./formulario19.ts'),
  },
} as const satisfies Readonly<Record<string, FilaDeFormulario>>

export type CodigoDeFormulario = keyof typeof FORMULARIOS
export const CODIGOS_DE_FORMULARIO = Object.keys(FORMULARIOS) as [CodigoDeFormulario, ...CodigoDeFormulario[]]
export const esCodigoDeFormulario = (codigo: string): codigo is CodigoDeFormulario => Object.hasOwn(FORMULARIOS, codigo)
