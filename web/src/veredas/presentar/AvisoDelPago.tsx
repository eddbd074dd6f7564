import { faltaPorNombre } from '@catastro/domain/veredas/faltaPorNombre'
import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { avisoDeNoPago } from '../../envios/avisoDeNoPago.ts'
import { seguirPagando } from '../../envios/rotuloDePago.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { fechaYHora, pesos } from '../../ui/pagina/formato.ts'
import { quePagaba } from '../conceptoDelPago.ts'
import { vueltaDelPago } from '../direcciones.ts'
import {
  FALTA_ALGO,
  NADA_POR_VERIFICAR,
  NO_SE_PAGA_DE_NUEVO,
  PAGO_SIN_TERMINAR,
  SI_YA_LO_PAGO,
  SIGUEN_GUARDADAS,
} from '../mensajes.ts'
import { useSeguirElPago } from '../useSeguirElPago.ts'
import { useVeredaEnCurso } from '../useVeredaEnCurso.ts'

interface Props {
  readonly vereda: VeredaEnCurso | null
  readonly otras: readonly VeredaEnCurso[]
  readonly vuelve: boolean
}

/** Over the form: what became of what was begun to be paid, as far as it says what to do now. */
export function AvisoDelPago({ vereda, otras, vuelve }: Props) {
  const suya = vereda && <UnAviso vereda={vereda} />
  const diceAlgo = vereda?.situacion === 'PAGANDO' || vereda?.situacion === 'SIN_PAGAR'
  return (
    <>
      {suya}
      {otras.map((otra) => (
        <UnAviso key={otra.idPago} vereda={otra} />
      ))}
      {vuelve && !diceAlgo && otras.length === 0 && <Notice>{NADA_POR_VERIFICAR}</Notice>}
    </>
  )
}

/** Over a list: those that were paid and are in no folder yet. */
export function PagadasSinPresentar() {
  const { data } = useVeredaEnCurso()
  const todas = data ? [...(data.vereda ? [data.vereda] : []), ...data.otras] : []
  return todas
    .filter(({ situacion }) => situacion === 'POR_COMPLETAR')
    .map((vereda) => <UnAviso key={vereda.idPago} vereda={vereda} />)
}

function UnAviso({ vereda }: { vereda: VeredaEnCurso }) {
  const { ocupado, fallo, seguir } = useSeguirElPago()
  switch (vereda.situacion) {
    case 'PAGANDO':
      return (
        <Notice tono="atencion">
          <strong>{PAGO_SIN_TERMINAR}</strong>. {quePagaba(vereda)}. {SI_YA_LO_PAGO}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button variant="contained" size="small" loading={ocupado} onClick={() => seguir(vereda)}>
              {seguirPagando(vereda.monto)}
            </Button>
            <Button component={Link} to={vueltaDelPago(vereda.idPago)} variant="outlined" color="inherit" size="small">
              Verificar el pago de {pesos(vereda.monto)}
            </Button>
          </Box>
          <AvisoDeFallo error={fallo} />
        </Notice>
      )
    case 'SIN_PAGAR':
      return (
        <Notice tono="atencion">
          {avisoDeNoPago({ ...vereda, transaccion: vereda.TransaccionComercioId }).join(' ')} Comenzado el{' '}
          {fechaYHora(vereda.comenzado)}. {SIGUEN_GUARDADAS}
        </Notice>
      )
    case 'POR_COMPLETAR':
      return (
        <Notice tono="atencion">
          <strong>{FALTA_ALGO}</strong>. {faltaPorNombre(vereda).join('. ')}. {quePagaba(vereda)}. {NO_SE_PAGA_DE_NUEVO}
          <Box sx={{ mt: 1 }}>
            <Button component={Link} to={vueltaDelPago(vereda.idPago)} variant="contained" size="small">
              Completar y enviar
            </Button>
          </Box>
        </Notice>
      )
    default:
      return null
  }
}
