import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { SIN_ENCOMIENDA } from '@catastro/domain/carpetas/mensajes'
import { Chip } from '../../ui/Chip.tsx'
import { Ficha } from '../../ui/Ficha.tsx'
import { fecha } from '../../ui/formato.ts'
import { Panel } from '../../ui/Panel.tsx'
import { CARPETA_COMPLETA, CARPETA_POR_COMPLETAR } from '../mensajes.ts'
import { EstadoChip } from './EstadoChip.tsx'
import { Vencimiento } from './Vencimiento.tsx'

export function CabeceraDeCarpeta({ carpeta }: { carpeta: CarpetaListItem }) {
  const { carpetaCompleta, ObraTipo, uso } = carpeta
  return (
    <Panel aria-label="La carpeta">
      <Ficha
        datos={[
          { nombre: 'Estado', valor: <EstadoChip estado={carpeta.tramiteEstado} /> },
          {
            nombre: 'Documentación',
            valor: (
              <Chip tono={carpetaCompleta ? 'bien' : 'atencion'}>
                {carpetaCompleta ? CARPETA_COMPLETA : CARPETA_POR_COMPLETAR}
              </Chip>
            ),
          },
          { nombre: 'Encomienda', valor: carpeta.encomiendatipo ?? SIN_ENCOMIENDA },
          { nombre: 'Inmueble', valor: carpeta.InmuebleTipo },
          { nombre: ObraTipo ? 'Tipo de obra' : 'Uso', valor: ObraTipo ?? uso },
          { nombre: 'Ingresado', valor: fecha(carpeta.fechaalta) },
          { nombre: 'Expediente', valor: carpeta.expediente },
          { nombre: 'Vencimiento', valor: carpeta.vence && <Vencimiento vence={carpeta.vence} /> },
          { nombre: 'Observaciones', valor: carpeta.Observacion, ancho: true },
        ]}
      />
    </Panel>
  )
}
