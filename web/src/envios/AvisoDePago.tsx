import { desenlaceDe } from '@catastro/domain/pagos/estados'
import { VERIFICANDO } from '@catastro/domain/pagos/mensajes'
import { Notice } from '../ui/avisos/Notice.tsx'
import { pesos } from '../ui/pagina/formato.ts'
import { avisoDeNoPago } from './avisoDeNoPago.ts'
import type { SituacionDePago } from './useEstadoDePago.ts'

interface Props {
  readonly pago: Pick<SituacionDePago, 'idPago' | 'estado' | 'monto'> & Partial<Pick<SituacionDePago, 'transaccion'>>
  /** What may be done while nobody knows how it ends. */
  readonly mientras: string
}

/** How a payment stands, where its form is filled in: confirmed is only what is paid. */
export function AvisoDePago({ pago, mientras }: Props) {
  switch (desenlaceDe(pago.estado)) {
    case 'PAGADO':
      return <Notice tono="bien">Pago confirmado: {pesos(pago.monto)}.</Notice>
    case 'ABIERTO':
      return (
        <Notice>
          {VERIFICANDO}: {pesos(pago.monto)}. {mientras}
        </Notice>
      )
    default:
      return <Notice tono="mal">{avisoDeNoPago(pago).join(' ')}</Notice>
  }
}
