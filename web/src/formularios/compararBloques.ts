import type { BloqueDeRespuestas } from '../ui/pagina/RespuestasEnBloques.tsx'

export interface DatoComparado {
  readonly pregunta: string
  readonly antes: string
  readonly ahora: string
  readonly cambio: boolean
}

const enFila = (bloques: readonly BloqueDeRespuestas[]) =>
  new Map(bloques.flatMap(({ respuestas }) => respuestas).map(({ pregunta, respuesta }) => [pregunta, respuesta]))

/** Two versions of a form, answer by answer, in the order of the newer one; what only the older one had comes last. */
export function compararBloques(
  antes: readonly BloqueDeRespuestas[],
  ahora: readonly BloqueDeRespuestas[],
): DatoComparado[] {
  const [viejas, nuevas] = [enFila(antes), enFila(ahora)]
  return [...new Set([...nuevas.keys(), ...viejas.keys()])].map((pregunta) => {
    const [antes, ahora] = [viejas.get(pregunta) ?? '', nuevas.get(pregunta) ?? '']
    return { pregunta, antes, ahora, cambio: antes !== ahora }
  })
}
