import AttachFile from '@mui/icons-material/AttachFile'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { BORDE_FORZADO, TONOS } from '../../ui/theme.ts'

interface Props {
  readonly idCarpeta: number
  /** It waits for the proof of a payment. */
  readonly resaltada: boolean
  readonly onClick: () => void
}

const resaltado = { background: TONOS.atencion.fondo, color: TONOS.atencion.texto, border: BORDE_FORZADO }

/** The way from a row of one's own folders to where files are sent and observations are answered. */
export const AdjuntarACarpeta = ({ idCarpeta, resaltada, onClick }: Props) => (
  <ToolButton
    palabra="Adjuntar"
    titulo={resaltada ? 'Adjuntar comprobante de pago' : 'Adjuntar archivos'}
    detalle={`de la carpeta ${idCarpeta}`}
    sx={resaltada ? resaltado : {}}
    onClick={onClick}
  >
    <AttachFile />
  </ToolButton>
)
