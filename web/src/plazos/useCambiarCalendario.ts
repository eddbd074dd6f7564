import { useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'

/** What is done to the calendar with one click. */
export function useCambiarCalendario() {
  const consultas = useQueryClient()
  const alSalir = {
    onSuccess: ({ message }: { message: string }) => void avisar(message),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['calendario'] }),
  }
  const quitar = useEscritura({
    mutationFn: (fecha: string) => main('POST /calendario/quitar', { json: { fecha } }),
    ...alSalir,
  })
  const confirmar = useEscritura({
    mutationFn: (anio: number) => main('POST /calendario/confirmar', { json: { anio } }),
    ...alSalir,
  })
  return { quitar, confirmar, ocupado: quitar.isPending || confirmar.isPending }
}
