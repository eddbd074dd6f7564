import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { NOMBRES_DE_TRABAJO, TRABAJOS, type Trabajo } from '@catastro/domain/veredas/trabajos'
import { fechaYHora, pesos } from '../ui/pagina/formato.ts'
import { marcasDe } from './marcas.ts'

const trabajosDe = (marcas: Readonly<Record<Trabajo, 0 | 1>>) =>
  NOMBRES_DE_TRABAJO.filter((trabajo) => marcas[trabajo] === 1)
    .map((trabajo) => TRABAJOS[trabajo])
    .join(', ')

interface Cosa {
  readonly padron: string
  readonly domicilio: string
  readonly marcas: Readonly<Record<Trabajo, 0 | 1>>
  /** In pesos. */
  readonly monto: number
}

/** What a payment pays, in a line: nobody pays for one thing believing that it is another. */
export const quePaga = ({ padron, domicilio, marcas, monto }: Cosa) =>
  `Padrón ${padron}, ${domicilio}: ${trabajosDe(marcas)}. ${pesos(monto)}`

/** The same of one that was begun, and when. */
export const quePagaba = ({ respuestas, domicilio, monto, comenzado }: VeredaEnCurso) =>
  `${quePaga({ padron: respuestas.Padron ?? '', domicilio, marcas: marcasDe(respuestas), monto })}, comenzado el ${fechaYHora(comenzado)}`
