import type { Lista } from '@catastro/domain/importaciones/llamadas'
import { CLASES } from '@catastro/domain/importaciones/reglas'
import FileDownload from '@mui/icons-material/FileDownload'
import FileUpload from '@mui/icons-material/FileUpload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAtiende, useMantiene } from '../acceso/permisos.ts'
import { bajar } from '../red/bajada.ts'
import { descargar } from '../red/descargar.ts'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { importacionesDe } from './direcciones.ts'

interface Props {
  readonly lista: Lista
  /** Of the folders: only the complete ones in one of these states, separated by commas. */
  readonly estado?: string
  /** The list's other actions, after these. */
  readonly children?: ReactNode
}

/** Takes a whole list to a spreadsheet; and, where it can come back from one, leads there. */
export function AccionesDeLista({ lista, estado, children }: Props) {
  const mantiene = useMantiene()
  const exporta = useAtiende()
  const exportar = () => {
    const query = estado ? { estado, completas: 1 as const } : {}
    return descargar(() => bajar('main', 'GET /exportaciones/{lista}', { params: { lista }, query }), `${lista}.xlsx`)
  }
  const clase = CLASES.find((una) => una === lista)
  return (
    <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {exporta && (
        <Descarga bajar={exportar}>
          {(boton) => (
            <Button variant="outlined" startIcon={<FileDownload />} {...boton}>
              Exportar
            </Button>
          )}
        </Descarga>
      )}
      {mantiene && clase && (
        <Button variant="outlined" startIcon={<FileUpload />} component={Link} to={importacionesDe(clase)}>
          Importar
        </Button>
      )}
      {children}
    </Box>
  )
}
