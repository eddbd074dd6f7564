import { COMPROBANTE_ENVIADO } from '@catastro/domain/carpetas/mensajes'
import { FailedState } from '../../ui/FailedState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useVolver } from '../../ui/useVolver.ts'
import { MARCANDO_EL_PAGO, PAGO_SIN_MARCAR } from '../mensajes.ts'
import { useListaPropia } from '../SinCarpeta.tsx'
import type { useMarcarPagado } from '../useMarcarPagado.ts'
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
