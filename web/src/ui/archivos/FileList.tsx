import Delete from '@mui/icons-material/Delete'
import InsertDriveFile from '@mui/icons-material/InsertDriveFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { tamanoDeArchivo } from '../pagina/formato.ts'
import { nombreDeAntes } from './juzgarArchivos.ts'

interface Props {
  readonly archivos: readonly File[]
  readonly alQuitar: (indice: number) => void
  readonly disabled?: boolean
}

/** What was chosen and not sent yet. */
export function FileList({ archivos, alQuitar, disabled = false }: Props) {
  if (archivos.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
      {archivos.map((archivo, indice) => (
        <Box
          component="li"
          key={`${archivo.name} ${archivo.size} ${archivo.lastModified}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}
        >
          <InsertDriveFile fontSize="small" color="action" />
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {archivo.name} <span className="cifras">({tamanoDeArchivo(archivo.size)})</span>
            <NombreCambiado archivo={archivo} />
          </Box>
          <Button
            size="small"
            startIcon={<Delete />}
            disabled={disabled}
            aria-label={`Quitar ${archivo.name}`}
            onClick={() => alQuitar(indice)}
          >
            Quitar
          </Button>
        </Box>
      ))}
    </Box>
  )
}

/** Its name said that it was something else. */
function NombreCambiado({ archivo }: { archivo: File }) {
  const antes = nombreDeAntes(archivo)
  if (!antes) return null
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      Se llamaba «{antes}», pero por dentro es un {archivo.name.split('.').at(-1)?.toUpperCase()}.
    </Box>
  )
}
