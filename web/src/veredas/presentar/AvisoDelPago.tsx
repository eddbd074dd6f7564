import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { noSePago } from '../../envios/noSePago.ts'
import { fechaYHora, pesos } from '../../ui/formato.ts'
import { Notice } from '../../ui/Notice.tsx'
import { VUELTA_DEL_PAGO } from '../direcciones.ts'
import { NADA_POR_VERIFICAR, PAGO_SIN_TERMINAR, SIGUEN_GUARDADAS } from '../mensajes.ts'

interface Props {
  readonly vereda: VeredaEnCurso | null
  readonly vuelve: boolean
}

/** Over the form: what became of the payment that was begun last, as far as it says what to do now. */
export function AvisoDelPago({ vereda, vuelve }: Props) {
  if (vereda?.situacion === 'PAGANDO') {
    return (
      <Notice tono="atencion">
        {PAGO_SIN_TERMINAR}
        <Box sx={{ mt: 1 }}>
          <Button component={Link} to={VUELTA_DEL_PAGO} variant="outlined" color="inherit" size="small">
            Verificar el pago de {pesos(vereda.monto)}
          </Button>
        </Box>
      </Notice>
    )
  }
  if (vereda?.situacion === 'SIN_PAGAR') {
    return (
      <Notice tono="atencion">
        {noSePago({ ...vereda, transaccion: vereda.TransaccionComercioId }).join(' ')} Comenzado el{' '}
        {fechaYHora(vereda.comenzado)}. {SIGUEN_GUARDADAS}
      </Notice>
    )
  }
  return vuelve ? <Notice>{NADA_POR_VERIFICAR}</Notice> : null
}
