import { useQueryClient } from '@tanstack/react-query'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'

interface Opciones<F> {
  readonly idDe: (fila: F) => number
  readonly deshabilitar: (id: number) => Promise<unknown>
  /** The row as it stands in the list today, whatever was changed of it since. */
  readonly habilitar: (fila: F) => Promise<unknown>
  /** What is said of a failure that is no refusal. */
  readonly siFalla: string
  /** The lists to be read again. */
  readonly listas: readonly string[]
}

/** What a row says and offers about being disabled. */
export interface Deshabilitable {
  /** What was just done to it, and can be undone, or was. */
  readonly hecho: 'deshabilitada' | 'deshecha' | null
  readonly ocupada: boolean
  /** Why it was not done. */
  readonly fallo: unknown
  readonly alDeshabilitar: () => void
  readonly alDeshacer: () => void
}

/** Disables a row and reads the lists again; what was disabled last can be undone, once. */
export function useDeshabilitar<F extends { readonly estado: number }>(opciones: Opciones<F>) {
  const { idDe, deshabilitar, habilitar, siFalla, listas } = opciones
  const consultas = useQueryClient()
  const releer = () => Promise.all(listas.map((lista) => consultas.invalidateQueries({ queryKey: [lista] })))
  const baja = useEscritura({ mutationFn: (fila: F) => deshabilitar(idDe(fila)), onSettled: releer })
  const alta = useEscritura({ mutationFn: habilitar, onSettled: releer })

  return (fila: F): Deshabilitable => {
    const esEsta = baja.variables !== undefined && idDe(baja.variables) === idDe(fila)
    const deshecha = esEsta && alta.isSuccess
    // Who disables what was disabled already changes nothing, and has nothing to undo.
    const deshabilitada = esEsta && baja.isSuccess && baja.variables.estado === 1 && fila.estado === 0
    return {
      hecho: deshecha ? 'deshecha' : deshabilitada ? 'deshabilitada' : null,
      ocupada: esEsta && (baja.isPending || alta.isPending),
      fallo: esEsta ? (enPalabras(baja.error, siFalla) ?? alta.error) : null,
      alDeshabilitar: () => {
        alta.reset()
        baja.mutate(fila)
      },
      alDeshacer: () => alta.mutate(fila),
    }
  }
}

/** A refusal says why by itself. */
const enPalabras = (error: unknown, siFalla: string) =>
  error === null || (error instanceof ErrorDeLlamada && error.status >= 400 && error.status < 500)
    ? error
    : new ErrorConTexto(siFalla)
