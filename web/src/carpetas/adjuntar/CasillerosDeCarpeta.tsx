import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { PanelDeRequisitos } from '../requisitos/PanelDeRequisitos.tsx'
import { type CarpetaConTimbrado, Casillero } from './Casillero.tsx'

interface Props {
  readonly carpeta: CarpetaConTimbrado
  /** Only shows which are answered, and with what: staff. */
  readonly soloLee?: boolean
}

/** A slot for each requirement of the encomienda: its files, or why it does not correspond. */
export function CasillerosDeCarpeta({ carpeta, soloLee = false }: Props) {
  const cerrada = esFinal(carpeta.tramiteEstado)
  return (
    <PanelDeRequisitos
      carpeta={carpeta}
      fila={(requisito) => (
        <Casillero key={requisito.idRequisito} carpeta={carpeta} requisito={requisito} soloLee={soloLee || cerrada} />
      )}
    />
  )
}
