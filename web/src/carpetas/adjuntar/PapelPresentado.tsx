import { ARCHIVO_QUITADO } from '@catastro/domain/carpetas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { archivos as alServicio } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { useRefrescarCarpeta } from '../consultas.ts'
import { descargarArchivo } from '../ver/descargarArchivos.ts'

interface Props {
  readonly idCarpeta: number
  readonly archivo: { readonly idArchivo: number; readonly nombre: string }
  /** Until it is filed, by whoever fills it: then it may be taken back too. */
  readonly alReemplazar?: () => void
}

const MENOR = { minHeight: 28, py: 0.25, px: 0.75 }

/** A paper that answers a requirement: it opens, and while it waits it may be changed for another or taken back. */
export function PapelPresentado({ idCarpeta, archivo: { idArchivo, nombre }, alReemplazar }: Props) {
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const quitar = useEscritura({
    mutationFn: () => alServicio('DELETE /documentacion/archivo/{idArchivo}', { params: { idArchivo } }),
    onSuccess: async () => {
      avisar(ARCHIVO_QUITADO)
      await refrescar()
    },
  })
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Descarga bajar={() => descargarArchivo(idArchivo, nombre)}>
          {(boton) => (
            <Button
              size="small"
              aria-label={`Abrir ${nombre}`}
              sx={{ ...MENOR, ml: -0.75, textAlign: 'left', overflowWrap: 'anywhere' }}
              {...boton}
            >
              {nombre}
            </Button>
          )}
        </Descarga>
        {alReemplazar && (
          <span className="no-imprimir">
            <Button size="small" color="inherit" sx={MENOR} aria-label={`Reemplazar ${nombre}`} onClick={alReemplazar}>
              Reemplazar
            </Button>
            <Button
              size="small"
              color="inherit"
              sx={MENOR}
              aria-label={`Quitar ${nombre}`}
              loading={quitar.isPending}
              onClick={() => quitar.mutate()}
            >
              Quitar
            </Button>
          </span>
        )}
      </Box>
      <AvisoDeFallo error={quitar.error} texto="No se quitó." />
    </Box>
  )
}
