import { estaAbierto, estaSinEmpezar } from '@catastro/domain/pagos/estados'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AvisoDePago } from '../../envios/AvisoDePago.tsx'
import { PagoBloqueado } from '../../envios/PagoBloqueado.tsx'
import { PestanaDePago } from '../../envios/PestanaDePago.tsx'
import { abrirElPago } from '../../envios/rotuloDePago.ts'
import type { FormularioDePago } from '../../envios/usePagarAparte.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ADJUNTE_SIN_ESPERAR, SE_MIRA_SOLO } from '../mensajes.ts'
import type { PagoEnCurso27 } from './enCurso27.ts'

interface Props {
  readonly pago: PagoEnCurso27
  readonly ocupado: boolean
  /** The card page that the browser did not let open. */
  readonly bloqueado: FormularioDePago | null
  /** Opens the card page of the same payment again. */
  readonly alReabrir: () => void
  /** Gives the fields back, while the provider has not heard of the payment. */
  readonly alSoltar: () => void
  readonly soltando: boolean
  /** Why the page was not opened again, or they could not be given back. */
  readonly fallo: unknown
}

/** How the payment stands, and the way back to its card page while it is open. */
export function PagoDel27({ pago, ocupado, bloqueado, alReabrir, alSoltar, soltando, fallo }: Props) {
  const abierto = estaAbierto(pago.estado)
  return (
    <Panel aria-labelledby="pago-27">
      <Typography variant="h2" id="pago-27">
        Pago
      </Typography>
      <PestanaDePago />
      <AvisoDePago pago={pago} mientras={ADJUNTE_SIN_ESPERAR} />
      {abierto && bloqueado && <PagoBloqueado {...bloqueado} monto={pago.monto} />}
      {abierto && !bloqueado && <Typography>{SE_MIRA_SOLO}</Typography>}
      {abierto && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {!bloqueado && (
            <Button variant="outlined" startIcon={<OpenInNew />} loading={ocupado} onClick={alReabrir}>
              {abrirElPago(pago.monto)}
            </Button>
          )}
          {estaSinEmpezar(pago.estado) && (
            <Button loading={soltando} onClick={alSoltar}>
              Cambiar los datos
            </Button>
          )}
        </Box>
      )}
      {abierto && <AvisoDeFallo error={fallo} />}
    </Panel>
  )
}
