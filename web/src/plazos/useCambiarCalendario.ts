import { useMutation, useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { avisar, avisarError } from '../ui/avisos.ts'

/** What is done to the calendar with one click. */
export function useCambiarCalendario() {
  const consultas = useQueryClient()
  const alSalir = {
    onSuccess: ({ message }: { message: string }) => void avisar(message),
    onError: (error: Error) => void avisarError(error),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['calendario'] }),
  }
  const quitar = useMutation({
    mutationFn: (fecha: string) => main('POST /calendario/quitar', { json: { fecha } }),
    ...alSalir,
  })
  const confirmar = useMutation({
    mutationFn: (anio: number) => main('POST /calendario/confirmar', { json: { anio } }),
    ...alSalir,
  })
  return { ocupado: quitar.isPending || confirmar.isPending, quitar: quitar.mutate, confirmar: confirmar.mutate }
}
