import { esFinal } from '@catastro/domain/carpetas/movimientos'
import type { Plegado } from '../../ui/pagina/Parte.tsx'
import { PanelDeRequisitos } from '../requisitos/PanelDeRequisitos.tsx'
import { type CarpetaConTimbrado, Casillero } from './Casillero.tsx'

interface Props extends Plegado {
  readonly carpeta: CarpetaConTimbrado
  /** Only shows which are answered, and with what: staff. */
  readonly soloLee?: boolean
}

/** A slot for each requirement of the encomienda: its files, or why it does not correspond. */
export function CasillerosDeCarpeta({ carpeta, soloLee = false, enTelefono }: Props) {
  const cerrada = esFinal(carpeta.tramiteEstado)
  return (
    <PanelDeRequisitos
      carpeta={carpeta}
      enTelefono={enTelefono}
      fila={(requisito) => (
        <Casillero key={requisito.idRequisito} carpeta={carpeta} requisito={requisito} soloLee={soloLee || cerrada} />
      )}
    />
  )
}
