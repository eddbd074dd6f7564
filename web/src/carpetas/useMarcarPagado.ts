import { useMutation } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { useRefrescarCarpeta } from './consultasDeCarpeta.ts'

/** Records that the proof was handed in. It approves no online payment. */
export function useMarcarPagado(idCarpeta: number) {
  const refrescar = useRefrescarCarpeta(idCarpeta)
  return useMutation({
    mutationFn: () => main('PUT /formulario/actualizarTramite-Pagado', { json: { idCarpeta } }),
    onSettled: () => void refrescar(),
  })
}
