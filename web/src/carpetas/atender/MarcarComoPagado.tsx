import { FALTA_COMPROBANTE, OPERACION_EXITOSA } from '@catastro/domain/carpetas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { useMarcarPagado } from '../abierta/useMarcarPagado.ts'
import { type Archivo, useArchivosDe, useSeguimientoDe } from '../consultas.ts'

/** A proof counts from when payment was asked: one that was refused before does not. */
const hayComprobante = (archivos: readonly Pick<Archivo, 'clase' | 'fecha'>[], desde: string | undefined) =>
  desde !== undefined && archivos.some(({ clase, fecha }) => clase === 'COMPROBANTE' && fecha >= desde)

/** For staff, while the folder awaits payment. */
export function MarcarComoPagado({ idCarpeta }: { idCarpeta: number }) {
  const { data: archivos = [] } = useArchivosDe(idCarpeta)
  const { data: seguimiento } = useSeguimientoDe(idCarpeta)
  const marcar = useMarcarPagado(idCarpeta)
  const falta = !hayComprobante(archivos, seguimiento?.seguimiento.at(-1)?.fecha)
  const alMarcar = () => marcar.mutate(undefined, { onSuccess: () => avisar(OPERACION_EXITOSA) })
  return (
    <Panel aria-labelledby="pago-de-carpeta" sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <Typography variant="h2" id="pago-de-carpeta" sx={{ mb: 1 }}>
        Pago
      </Typography>
      <Box id="por-que-no-pagado" sx={{ mb: 2, color: 'text.secondary' }}>
        {falta ? FALTA_COMPROBANTE : 'El comprobante está entre los archivos de la carpeta: revíselo antes.'}
      </Box>
      <Button
        variant="outlined"
        disabled={falta}
        loading={marcar.isPending}
        aria-describedby="por-que-no-pagado"
        onClick={alMarcar}
      >
        Marcar como pagado
      </Button>
      <AvisoDeFallo error={marcar.error} />
    </Panel>
  )
}
