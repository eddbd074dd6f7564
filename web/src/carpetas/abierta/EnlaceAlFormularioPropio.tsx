import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import Description from '@mui/icons-material/Description'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { VER_FORMULARIO } from '../mensajes.ts'
import { verFormularioPropio } from './formularioPropio.ts'

type DeLaCarpeta = Pick<CarpetaListItem, 'idCarpeta' | 'idUso'>

/** On the screens of a folder: to the form that made it, where one did. */
export function EnlaceAlFormularioPropio({ carpeta }: { carpeta: DeLaCarpeta }) {
  const enlace = verFormularioPropio(carpeta)
  if (!enlace) return null
  return (
    <Button component={Link} to={enlace} variant="outlined" startIcon={<Description />} className="no-imprimir">
      {VER_FORMULARIO}
    </Button>
  )
}
