import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import { enumerar, segun } from '@catastro/domain/plurales'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'
import { ConfirmDialog } from '../ui/pagina/ConfirmDialog.tsx'
import { miles } from './palabras.ts'

interface Props {
  readonly importacion: Importacion
  /** Of the last try; null while another goes on, or once one went well. */
  readonly alFallar: (fallo: Error | null) => void
}

/** Takes back what the import wrote. Whether something uses it already, only the server knows. */
export function Deshacer({ importacion, alFallar }: Props) {
  const { idImportacion, altas, cambios, rechazadas } = importacion
  const consultas = useQueryClient()
  const [preguntando, setPreguntando] = useState(false)
  // Also after what could not be: somebody else may have done it.
  const releer = (_: unknown, fallo: Error | null) => {
    setPreguntando(false)
    alFallar(fallo)
    return consultas.invalidateQueries({ queryKey: ['importaciones'] })
  }
  const deshacer = useEscritura({
    mutationFn: () => main('POST /importaciones/{idImportacion}/deshacer', { params: { idImportacion } }),
    // Why it was not done last time is not said of this one.
    onMutate: () => alFallar(null),
    onSuccess: ({ message }) => avisar(message),
    onSettled: releer,
  })
  const que = [
    ...(altas > 0 ? [segun(altas, 'se quita la fila agregada', `se quitan las ${miles.format(altas)} agregadas`)] : []),
    ...(cambios > 0
      ? [segun(cambios, 'vuelve atrás la cambiada', `vuelven atrás las ${miles.format(cambios)} cambiadas`)]
      : []),
  ]
  return (
    <Box sx={{ mb: 4, mt: 2 }}>
      <Button variant="outlined" startIcon={<Undo />} onClick={() => setPreguntando(true)}>
        Deshacer la importación
      </Button>
      <Box sx={{ mt: 1, color: 'text.secondary', maxWidth: '70ch' }}>
        Se puede mientras nadie haya usado ni cambiado lo que se importó.
      </Box>
      <ConfirmDialog
        abierto={preguntando}
        titulo="Deshacer la importación"
        confirmar="Deshacer"
        ocupado={deshacer.isPending}
        alConfirmar={() => deshacer.mutate()}
        alCancelar={() => setPreguntando(false)}
      >
        Todo queda como antes de importar: {enumerar(que)}.
        {rechazadas > 0 && ' Las filas que se devolvieron con errores ya no se van a poder bajar.'}
      </ConfirmDialog>
    </Box>
  )
}
