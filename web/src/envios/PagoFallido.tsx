import { PAGO_ERROR_POR_OMISION } from '@catastro/domain/pagos/mensajes'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Countdown } from '../ui/Countdown.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { PestanaDePago } from './PestanaDePago.tsx'
import { useEstadoDePago } from './useEstadoDePago.ts'
import { useAvisarVuelta } from './vueltaDelPago.ts'

interface Props {
  readonly titulo?: string
  readonly texto?: string
  /** The route that follows, and as the sentence ends: 'al inicio'. */
  readonly destino: string
  readonly nombreDelDestino: string
  /** Clears what was saved for this payment, once it is known that nothing will come of it. The same at every render. */
  readonly olvidar: () => void
  /** Where it is known: the provider is asked, so that the payment is settled at once. */
  readonly idPago?: number | null
  /** What follows should it have been paid all the same. */
  readonly exito?: string
}

const SEGUNDOS = 5

/** The provider sent the browser back without a payment. Should it have been charged all the same, its own page follows. */
export function PagoFallido(props: Props) {
  const { titulo = PAGO_ERROR_POR_OMISION, texto, destino, nombreDelDestino, olvidar, idPago = null, exito } = props
  const navigate = useNavigate()
  useAvisarVuelta()
  const { data: pago, isPending } = useEstadoDePago(idPago)
  const pagado = pago?.estado === 'CONFIRMADO' ? exito : undefined
  const porSaber = idPago !== null && isPending
  useEffect(() => {
    if (pagado) navigate(pagado, { replace: true })
    else if (!porSaber) olvidar()
  }, [pagado, porSaber, navigate, olvidar])
  const irAlDestino = useCallback(() => {
    olvidar()
    navigate(destino, { replace: true })
  }, [navigate, destino, olvidar])
  return (
    <>
      <PageTitle>{titulo}</PageTitle>
      {texto && <Notice tono="mal">{texto}</Notice>}
      <PestanaDePago />
      <Countdown segundos={SEGUNDOS} destino={nombreDelDestino} alTerminar={irAlDestino} />
    </>
  )
}
