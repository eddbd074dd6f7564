import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { SU_CARPETA_SE_ENCUENTRA } from '@catastro/domain/carpetas/mensajes'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { EnlaceAlFormularioPropio } from '../abierta/EnlaceAlFormularioPropio.tsx'
import { RESPONDE_LA_OBSERVACION, SIN_OBSERVACIONES } from '../mensajes.ts'
import { EstadoChip } from '../ver/EstadoChip.tsx'

/** The head of the screens that attach to one's own folder. */
export function SituacionDeCarpeta({ carpeta }: { carpeta: CarpetaListItem }) {
  const { tramiteEstado, InmuebleTipo, ObraTipo, uso, Observacion } = carpeta
  return (
    <Panel aria-labelledby="situacion-de-carpeta" sx={{ mb: 3 }}>
      <Typography variant="h2" id="situacion-de-carpeta" sx={{ mb: 2 }}>
        {SU_CARPETA_SE_ENCUENTRA} <EstadoChip estado={tramiteEstado} leToca />
      </Typography>
      <Ficha
        datos={[
          { nombre: 'Tipo de inmueble', valor: enOracion(InmuebleTipo) },
          { nombre: ObraTipo ? 'Tipo de obra' : 'Uso', valor: enOracion(ObraTipo ?? uso) },
          { nombre: 'Observaciones', valor: Observacion || SIN_OBSERVACIONES, ancho: true },
        ]}
      />
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <EnlaceAlFormularioPropio carpeta={carpeta} />
      </Box>
      {tramiteEstado === 'OBSERVADO' && (
        <Box sx={{ mb: -1.5 }}>
          <Notice tono="atencion">{RESPONDE_LA_OBSERVACION}</Notice>
        </Box>
      )}
    </Panel>
  )
}
