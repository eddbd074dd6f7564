import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { useMutation } from '@tanstack/react-query'
import { useRefrescarCarpeta } from '../../carpetas/consultasDeCarpeta.ts'
import { main } from '../../red/cliente.ts'
import { avisar } from '../../ui/avisos.ts'
import { textoDelError } from '../../ui/errorConTexto.ts'

/** Sends the assignment with the version that was seen; afterwards the lists are read again, whatever came of it. */
export function useAsignar({ idCarpeta, version }: CarpetaListItem, alTerminar: () => void) {
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const { isPending, error, mutate } = useMutation({
    mutationFn: (idInspector: number | null) =>
      main('PUT /documentacion/asignar', { json: { idCarpeta, idInspector, version } }),
    onSuccess: ({ message }) => {
      avisar(message)
      alTerminar()
    },
    onSettled: refrescar,
  })
  return { ocupado: isPending, error: error && textoDelError(error), asignar: mutate }
}
