import { useQueryClient } from '@tanstack/react-query'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'

type Resolucion = 'emitir' | 'rechazar' | 'anular'

/** Sends the decision; afterwards the lists are read again, whatever came of it. */
export function useResolver(
  idLibreDeuda: number,
  alTerminar: () => void,
  alRechazar: (motivo: string | undefined) => void,
) {
  const consultas = useQueryClient()
  const mutacion = useEscritura({
    mutationFn: ({ que, motivo }: { que: Resolucion; motivo: string }) => {
      if (que === 'emitir') return main('POST /libreDeuda/emitir', { json: { idLibreDeuda } })
      if (que === 'rechazar') return main('POST /libreDeuda/rechazar', { json: { idLibreDeuda, motivo } })
      return main('POST /libreDeuda/anular', { json: { idLibreDeuda, motivo } })
    },
    onSuccess: ({ message }) => {
      avisar(message)
      alTerminar()
    },
    // It stays open: what was written is not lost.
    onError: (error) => alRechazar(erroresEnCampos(error, ['motivo'])[0]?.texto),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['solicitudes'] }),
  })
  return {
    ocupado: mutacion.isPending,
    fallo: mutacion.error,
    resolver: (que: Resolucion, motivo = '') => mutacion.mutate({ que, motivo }),
  }
}
