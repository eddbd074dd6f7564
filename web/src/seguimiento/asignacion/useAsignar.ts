import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { useRefrescarCarpeta } from '../../carpetas/consultas.ts'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos/avisos.ts'

/** Sends the assignment with the version that was seen; afterwards the lists are read again, whatever came of it. */
export function useAsignar({ idCarpeta, version }: CarpetaListItem, alTerminar: () => void) {
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const { isPending, error, mutate } = useEscritura({
    mutationFn: (idInspector: number | null) =>
      main('PUT /documentacion/asignar', { json: { idCarpeta, idInspector, version } }),
    onSuccess: ({ message }) => {
      avisar(message)
      alTerminar()
    },
    onSettled: refrescar,
  })
  return { ocupado: isPending, error, asignar: mutate }
}
