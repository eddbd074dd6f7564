import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { rotuloDePago, seguirPagando } from '../../envios/rotuloDePago.ts'
import { ConfirmDialog } from '../../ui/pagina/ConfirmDialog.tsx'
import { quePagaba } from '../conceptoDelPago.ts'
import { LO_EMPEZADO_SIGUE, LO_QUE_SE_EMPEZO_A_PAGAR, LO_QUE_SE_PAGA_AHORA, YA_EMPEZO_A_PAGAR } from '../mensajes.ts'

interface Props {
  /** What the form says now, and its amount in pesos. */
  readonly ahora: string
  readonly monto: number
  readonly otros: readonly VeredaEnCurso[]
  readonly ocupado: boolean
  readonly alPagar: () => void
  /** With one that was begun for other answers. */
  readonly alSeguir: (otro: VeredaEnCurso) => void
  readonly alDejar: () => void
}

/** A payment was begun with other answers: nobody pays for one thing believing that it is another. */
export const PagoEmpezado = ({ ahora, monto, otros, ocupado, alPagar, alSeguir, alDejar }: Props) => (
  <ConfirmDialog
    abierto
    titulo={YA_EMPEZO_A_PAGAR}
    confirmar={rotuloDePago(monto)}
    ocupado={ocupado}
    alConfirmar={alPagar}
    alCancelar={alDejar}
  >
    <Typography component="h3" sx={{ fontWeight: 600 }}>
      {LO_QUE_SE_PAGA_AHORA}
    </Typography>
    <p style={{ marginTop: 4 }}>{ahora}</p>
    <Typography component="h3" sx={{ fontWeight: 600 }}>
      {LO_QUE_SE_EMPEZO_A_PAGAR}
    </Typography>
    {otros.map((otro) => (
      <Box key={otro.idPago} sx={{ mb: 2 }}>
        <p style={{ margin: '4px 0 8px' }}>{quePagaba(otro)}</p>
        <Button variant="outlined" size="small" disabled={ocupado} onClick={() => alSeguir(otro)}>
          {seguirPagando(otro.monto)}
        </Button>
      </Box>
    ))}
    <p>{LO_EMPEZADO_SIGUE}</p>
  </ConfirmDialog>
)
