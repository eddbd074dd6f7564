import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { useRefrescarCarpeta } from '../consultas.ts'

/** Records that the proof was handed in. It approves no online payment. */
export function useMarcarPagado(idCarpeta: number) {
  const refrescar = useRefrescarCarpeta(idCarpeta)
  return useEscritura({
    mutationFn: () => main('PUT /formulario/actualizarTramite-Pagado', { json: { idCarpeta } }),
    onSettled: () => void refrescar(),
  })
}
