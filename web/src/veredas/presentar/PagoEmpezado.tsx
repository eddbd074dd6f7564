import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { fechaYHora, pesos } from '../../ui/formato.ts'
import { LineasDeImporte } from '../../ui/LineasDeImporte.tsx'
import { COMO_PAGAR_LO_DE_AHORA, LO_QUE_SE_EMPEZO_A_PAGAR } from '../mensajes.ts'

interface Props {
  readonly vereda: VeredaEnCurso
  readonly ocupado: boolean
  readonly alSeguir: () => void
  readonly alDejar: () => void
}

/** A payment was begun with other answers: nobody pays for one thing believing that it is another. */
export const PagoEmpezado = ({ vereda: { monto, comenzado, lineas }, ocupado, alSeguir, alDejar }: Props) => (
  <ConfirmDialog
    abierto
    titulo={`Ya empezó a pagar ${pesos(monto)}`}
    confirmar="Seguir con ese pago"
    ocupado={ocupado}
    alConfirmar={alSeguir}
    alCancelar={alDejar}
  >
    <p style={{ marginTop: 0 }}>{LO_QUE_SE_EMPEZO_A_PAGAR(fechaYHora(comenzado))}</p>
    <LineasDeImporte nombre="Lo que se empezó a pagar" lineas={lineas} />
    <p>{COMO_PAGAR_LO_DE_AHORA}</p>
  </ConfirmDialog>
)
