import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { CARPETA_BORRADA } from '@catastro/domain/carpetas/mensajes'
import { useQueryClient } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { ConfirmDialog } from '../../ui/pagina/ConfirmDialog.tsx'

export function BorrarCarpeta({ carpeta, alTerminar }: { carpeta: CarpetaListItem; alTerminar: () => void }) {
  const consultas = useQueryClient()
  const { idCarpeta: id } = carpeta
  const borrar = useEscritura({
    // The number goes twice, because some proxies drop a DELETE's body.
    mutationFn: () => main('DELETE /documentacion', { query: { id }, json: { id } }),
    onSuccess: () => {
      avisar(CARPETA_BORRADA)
      alTerminar()
    },
    onSettled: () => consultas.invalidateQueries({ queryKey: ['carpetas'] }),
  })
  return (
    <ConfirmDialog
      abierto
      titulo="Borrar Carpeta"
      peligroso
      ocupado={borrar.isPending}
      fallo={borrar.error}
      alConfirmar={() => borrar.mutate()}
      alCancelar={alTerminar}
    >
      Se borrará la carpeta <strong>{id}</strong>
      {carpeta.titular && <> de {carpeta.titular}</>}, con sus formularios y sus archivos. Esta acción no se puede
      deshacer.
    </ConfirmDialog>
  )
}
