import { COMPROBANTE_ENVIADO } from '@catastro/domain/carpetas/mensajes'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { useVolver } from '../../ui/pagina/useVolver.ts'
import { useListaPropia } from '../abierta/SalidaSinCarpeta.tsx'
import type { useMarcarPagado } from '../abierta/useMarcarPagado.ts'
import { MARCANDO_EL_PAGO, PAGO_SIN_MARCAR } from '../mensajes.ts'
import { ArchivosEnviados } from './ArchivosEnviados.tsx'

interface Props {
  readonly idCarpeta: number
  readonly nombres: readonly string[]
  readonly marcar: ReturnType<typeof useMarcarPagado>
}

/** The proof has arrived and the folder is being marked as paid. If that fails, only that is tried again. */
export function ComprobanteEnviado({ idCarpeta, nombres, marcar }: Props) {
  const volver = useVolver(useListaPropia())
  if (marcar.isSuccess) {
    return (
      <ArchivosEnviados
        texto={COMPROBANTE_ENVIADO}
        idCarpeta={idCarpeta}
        nombres={nombres}
        destino="a la pantalla anterior"
        alTerminar={volver}
      />
    )
  }
  return (
    <>
      <Notice tono="bien">{COMPROBANTE_ENVIADO}</Notice>
      {marcar.error ? (
        <FailedState texto={PAGO_SIN_MARCAR} error={marcar.error} alReintentar={() => marcar.mutate()} />
      ) : (
        <Spinner texto={MARCANDO_EL_PAGO} />
      )}
    </>
  )
}
