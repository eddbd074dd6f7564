import { nombreDeEvento } from '@catastro/domain/carpetas/movimientos'
import { enDias } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import type { Paso } from '../consultas.ts'
import { EstadoChip } from './EstadoChip.tsx'

const menor = { fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const

/** A movement: to which state, when, by which office, how long it held, and what was said. What is `pasado` asks nothing of anybody. */
export function PasoDeCarpeta({ paso, pasado }: { paso: Paso; pasado: boolean }) {
  const { TramiteEstado, fecha, evento, oficina, dias, observacion, expediente, notas } = paso
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        {pasado ? <Chip tono="neutro">{TramiteEstado}</Chip> : <EstadoChip estado={TramiteEstado} />}
        <time dateTime={fecha}>{fechaYHora(fecha)}</time>
        <Box component="span" sx={menor}>
          {enDias(dias)}
        </Box>
      </Box>
      <Box sx={menor}>
        {[nombreDeEvento(evento), oficina, expediente && `Expediente ${expediente}`].filter(Boolean).join(' · ')}
      </Box>
      {observacion && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{observacion}</Box>}
      {notas.map((nota) => (
        <Box key={`${nota.fecha} ${nota.evento}`} sx={{ ...menor, mt: 0.5 }}>
          {fechaYHora(nota.fecha)} · {[nombreDeEvento(nota.evento), nota.texto].filter(Boolean).join(': ')}
        </Box>
      ))}
    </>
  )
}
