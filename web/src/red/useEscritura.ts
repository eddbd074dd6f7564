import { type DefaultError, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useUnaVez } from '../ui/botones/useUnaVez.ts'

const nada = () => {}

/** A mutation that a second click does not begin again before the first is over, and what follows it too. */
export function useEscritura<D, E = DefaultError, V = void, C = unknown>(
  opciones: UseMutationOptions<D, E, V, C>,
): UseMutationResult<D, E, V, C> {
  const unaVez = useUnaVez()
  const mutacion = useMutation<D, E, V, C>(opciones)
  const mutate: typeof mutacion.mutate = (...argumentos) => {
    // A failure is in the mutation's `error`.
    void unaVez(() => mutacion.mutateAsync(...argumentos).then(nada, nada))
  }
  return { ...mutacion, mutate }
}
