import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EstadoChip } from '../carpetas/ver/EstadoChip.tsx'
import { LineaDeTiempo } from '../carpetas/ver/LineaDeTiempo.tsx'
import type { RespuestaDe } from '../red/llamadas.ts'
import { fecha } from '../ui/pagina/formato.ts'
import { Panel } from '../ui/pagina/Panel.tsx'

type Seguida = RespuestaDe<'main', 'GET /documentacion/seguimientoPublico'>

/** States and dates: nobody's name. */
export function EstadosDeCarpeta({ seguida: { idCarpeta, seguimiento } }: { seguida: Seguida }) {
  return (
    <Panel role="status" aria-labelledby="carpeta-seguida">
      <Typography variant="h2" id="carpeta-seguida" sx={{ mb: 2 }}>
        Carpeta {idCarpeta}
      </Typography>
      <LineaDeTiempo nombre="Estados de la carpeta" actual={seguimiento.length - 1}>
        {seguimiento.map((paso) => (
          <Box key={`${paso.fecha} ${paso.TramiteEstado}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <EstadoChip estado={paso.TramiteEstado} />
            <time dateTime={paso.fecha}>{fecha(paso.fecha)}</time>
          </Box>
        ))}
      </LineaDeTiempo>
    </Panel>
  )
}
