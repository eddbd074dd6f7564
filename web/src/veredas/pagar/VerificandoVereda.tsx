import { useEffect } from 'react'
import { VerificandoPago } from '../../envios/VerificandoPago.tsx'
import { MIS_PAGOS } from '../../pagos/direcciones.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { VEREDAS } from '../direcciones.ts'

interface Props {
  readonly idPago: number
  /** The server has filed it by then, or says what is missing. */
  readonly alConfirmarse: () => void
  /** Back to its card page. */
  readonly alPagar: () => void
}

export const VerificandoVereda = ({ idPago, alConfirmarse, alPagar }: Props) => (
  <VerificandoPago idPago={idPago} intentarDeNuevo={VEREDAS.enlace()} misPagos={MIS_PAGOS.enlace()} alPagar={alPagar}>
    {() => <Confirmado alConfirmarse={alConfirmarse} />}
  </VerificandoPago>
)

function Confirmado({ alConfirmarse }: Pick<Props, 'alConfirmarse'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void alConfirmarse(), [])
  return <Spinner />
}
