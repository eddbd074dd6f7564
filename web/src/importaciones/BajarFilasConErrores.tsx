import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import { segun } from '@catastro/domain/plurales'
import FileDownload from '@mui/icons-material/FileDownload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bajar } from '../red/bajada.ts'
import { entregar } from '../red/descargar.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { miles } from './palabras.ts'

interface Props {
  readonly importacion: Importacion
}

/** The faulty rows with what is wrong with each, to be mended in the file itself and sent again. */
export function BajarFilasConErrores({ importacion: { idImportacion, rechazadas, estado } }: Props) {
  // Of one that was applied there are no others left; and what is left is what there is to do.
  const aplicada = estado === 'APLICADA'
  const bajada = useEscritura({
    mutationFn: async (todas: 0 | 1) => {
      const pedido = { params: { idImportacion }, query: { todas } }
      entregar(await bajar('main', 'GET /importaciones/{idImportacion}/planilla', pedido), 'filas con errores.xlsx')
    },
  })
  const boton = (todas: 0 | 1) => ({
    onClick: () => bajada.mutate(todas),
    loading: bajada.isPending && bajada.variables === todas,
    disabled: bajada.isPending,
    startIcon: <FileDownload />,
  })
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={aplicada ? 'contained' : 'outlined'} {...boton(0)}>
          {segun(rechazadas, 'Bajar la fila con errores', `Bajar las ${miles.format(rechazadas)} filas con errores`)}
        </Button>
        {!aplicada && (
          <Button variant="outlined" {...boton(1)}>
            Bajar todas las filas
          </Button>
        )}
      </Box>
      <AvisoDeFallo
        error={bajada.error}
        texto="No se bajó."
        alReintentar={() => bajada.variables !== undefined && bajada.mutate(bajada.variables)}
      />
      <Box sx={{ mt: 1, color: 'text.secondary', maxWidth: '70ch' }}>
        Es una planilla XLSX con sus columnas y, en la última, los motivos de cada fila. Corrija ahí y suba esa misma
        planilla: la de las filas con errores importa solo esas{aplicada ? '.' : '; la de todas, el archivo entero.'}
      </Box>
    </Box>
  )
}
