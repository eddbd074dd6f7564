import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CaminoDeCarpeta } from '../carpetas/ver/CaminoDeCarpeta.tsx'
import { EstadoChip } from '../carpetas/ver/EstadoChip.tsx'
import { LineaDeTiempo } from '../carpetas/ver/LineaDeTiempo.tsx'
import { queLeSigue, situacionDeCarpeta, yaEsta } from '../carpetas/ver/proximoPaso.ts'
import { Vencimiento } from '../carpetas/ver/Vencimiento.tsx'
import type { RespuestaDe } from '../red/llamadas.ts'
import { fecha } from '../ui/pagina/formato.ts'
import { Panel } from '../ui/pagina/Panel.tsx'

type Seguida = RespuestaDe<'main', 'GET /documentacion/seguimientoPublico'>

/** Where it is, what comes next and until when, as to who is signed in; states and dates: nobody's name. */
export function EstadosDeCarpeta({ seguida: { idCarpeta, seguimiento, situacion } }: { seguida: Seguida }) {
  const { vence, recibida } = situacion
  const sigue = [yaEsta({ ...situacion, idCarpeta }), queLeSigue(situacion)].filter(Boolean).join(' ')
  return (
    <Panel role="status" aria-labelledby="carpeta-seguida">
      <Typography variant="h2" id="carpeta-seguida" sx={{ mb: 2 }}>
        Carpeta {idCarpeta}
      </Typography>
      <CaminoDeCarpeta carpeta={{ ...situacion, expediente: recibida ? String(recibida) : null }} />
      {sigue && <Typography sx={{ mt: 3, fontSize: '1.0625rem' }}>{sigue}</Typography>}
      <Box sx={{ mt: 1, mb: 3 }}>{vence && <Vencimiento vence={vence} suya={situacionDeCarpeta(situacion)} />}</Box>
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
