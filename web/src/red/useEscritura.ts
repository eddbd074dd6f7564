import { type DefaultError, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** A mutation that a second click does not begin again before the first is over, and what follows it too. */
export function useEscritura<D, E = DefaultError, V = void, C = unknown>(
  opciones: UseMutationOptions<D, E, V, C>,
): UseMutationResult<D, E, V, C> {
  const enCurso = useRef(false)
  const mutacion = useMutation<D, E, V, C>({
    ...opciones,
    onSettled: async (...final) => {
      try {
        return await opciones.onSettled?.(...final)
      } finally {
        enCurso.current = false
      }
    },
  })
  const mutate: typeof mutacion.mutate = (...argumentos) => {
    if (enCurso.current) return
    enCurso.current = true
    mutacion.mutate(...argumentos)
  }
  return { ...mutacion, mutate }
}
