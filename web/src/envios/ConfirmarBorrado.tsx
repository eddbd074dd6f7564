import { BORRADOR_BORRADO } from '@catastro/domain/borradores/mensajes'
import type { FormularioSinEnviar } from '@catastro/domain/inicio/llamadas'
import { useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'
import { ConfirmDialog } from '../ui/pagina/ConfirmDialog.tsx'
import { borrarBorrador } from './borrador.ts'
import { cuandoSeGuardo, SIN_ENVIAR } from './guardadosSinEnviar.ts'

interface DeConfirmar {
  readonly borrador: FormularioSinEnviar
  readonly alCerrar: () => void
}

/** Asks before a draft is thrown away, here and in the server. */
export function ConfirmarBorrado({ borrador: { clave, nombre, modificadoEl }, alCerrar }: DeConfirmar) {
  const consultas = useQueryClient()
  const borrar = useEscritura({
    mutationFn: () => main('DELETE /borradores/{clave}', { params: { clave } }),
    onSuccess: async () => {
      // This browser's copy would bring it back.
      borrarBorrador(clave)
      await Promise.all([
        consultas.invalidateQueries({ queryKey: SIN_ENVIAR }),
        consultas.invalidateQueries({ queryKey: ['pendientes'] }),
      ])
      avisar(BORRADOR_BORRADO)
      alCerrar()
    },
  })
  return (
    <ConfirmDialog
      abierto
      titulo={`Borrar: ${nombre}`}
      confirmar="Borrar"
      peligroso
      alConfirmar={() => borrar.mutate()}
      alCancelar={alCerrar}
      ocupado={borrar.isPending}
      fallo={borrar.error}
    >
      {`Se borra lo que escribió y los archivos que eligió, guardados ${cuandoSeGuardo(modificadoEl)}. No se puede deshacer.`}
    </ConfirmDialog>
  )
}
