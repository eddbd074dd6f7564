import { estaAbierto } from '@catastro/domain/pagos/estados'
import type { PagoDelPersonal } from '@catastro/domain/pagos/llamadas'
import { PAGO_EN_REVISION, POR_QUE_NO_SE_PAGO } from '@catastro/domain/pagos/mensajes'
import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useEstadoDePago } from '../envios/useEstadoDePago.ts'
import { membrete } from '../red/configuracion.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { usePago, useRefrescarPagos } from './consultasDePago.ts'
import { DatosDelPago } from './DatosDelPago.tsx'
import { MIS_PAGOS } from './direcciones.ts'
import { useNumeroDePago } from './numeroDePago.ts'

const imprimir = (
  <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
    Imprimir
  </Button>
)

/** A person's own payment: once paid, its receipt, on screen and on paper. */
export function ReciboPage() {
  const consulta = usePago(useNumeroDePago())
  const pago = consulta.data
  const pagado = pago?.confirmadoEl != null
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <Typography sx={{ display: 'none', '@media print': { display: 'block' }, mb: 1 }}>{membrete()}</Typography>
      <PageTitle volverA={MIS_PAGOS.enlace()} textoVolver="Mis pagos" accion={pagado && imprimir}>
        {pagado ? 'Recibo de pago' : 'Pago'}
      </PageTitle>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.isPending && <Spinner />}
      {pago && (
        <Panel>
          <Aclaracion pago={pago} />
          <DatosDelPago pago={pago} />
        </Panel>
      )}
    </Box>
  )
}

/** What its payer should know besides the data. An open one is looked at again until it ends. */
function Aclaracion({ pago }: { pago: PagoDelPersonal }) {
  const abierto = estaAbierto(pago.estado)
  const { data: ahora } = useEstadoDePago(abierto ? pago.idPago : null)
  const refrescar = useRefrescarPagos()
  useEffect(() => {
    if (ahora && ahora.estado !== pago.estado) void refrescar()
  }, [ahora, pago.estado, refrescar])
  if (pago.enRevision) return <Notice tono="atencion">{PAGO_EN_REVISION}</Notice>
  if (abierto) {
    return (
      <Notice>
        El proveedor todavía no confirmó este pago. Si no llegó a pagarlo, vuelva al trámite y toque pagar: sigue con
        este mismo pago.
      </Notice>
    )
  }
  const porQueNo = POR_QUE_NO_SE_PAGO[pago.estado]
  return porQueNo ? <Notice tono="atencion">{porQueNo}</Notice> : null
}
