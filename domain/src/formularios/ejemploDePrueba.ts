import { CUENTA, DIGITOS, FECHA, MEDIDA, type PreguntaDelFormulario, SI_NO } from './preguntas.ts'

interface Preguntas {
  readonly campos: readonly string[]
  readonly pregunta: (nombre: string) => PreguntaDelFormulario | undefined
}

/** What serves as an answer, by what becomes of it; anything else is a text. */
const VALEN = new Map<unknown, string>([
  [SI_NO, '1'],
  [CUENTA, '3'],
  [DIGITOS, '120'],
  [MEDIDA, '12,5'],
  [FECHA, '2026-12-01'],
])

/** Answers that a form takes, as a person types them. For one with rules of its own, write them by hand. */
export const ejemploDe = ({ campos, pregunta }: Preguntas): Record<string, string> =>
  Object.fromEntries(campos.map((campo) => [campo, VALEN.get(pregunta(campo)?.clase) ?? 'Sí, con planos']))
