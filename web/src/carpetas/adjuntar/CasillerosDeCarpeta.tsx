import { EXTENSIONES_ACEPTADAS, MAX_ARCHIVOS } from '@catastro/domain/archivos/reglas'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { enMedio } from '@catastro/domain/plurales'
import { useTope } from '../../envios/useTope.ts'
import { limitesDeArchivos } from '../../ui/archivos/UploadField.tsx'
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
  const limites = limitesDeArchivos(MAX_ARCHIVOS, useTope('papeles'), EXTENSIONES_ACEPTADAS)
  const ayuda = `En cada requisito, ${enMedio(limites)}`
  return (
    <PanelDeRequisitos
      carpeta={carpeta}
      enTelefono={enTelefono}
      {...(!soloLee && !cerrada && !carpeta.presentada && { ayuda })}
      fila={(requisito, seResponde) => (
        <Casillero
          key={requisito.idRequisito}
          carpeta={carpeta}
          requisito={requisito}
          seResponde={seResponde}
          soloLee={soloLee || cerrada}
        />
      )}
    />
  )
}
