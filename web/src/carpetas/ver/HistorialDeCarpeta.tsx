import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { nombreDeEvento } from '@catastro/domain/carpetas/movimientos'
import Typography from '@mui/material/Typography'
import { FailedState } from '../../ui/FailedState.tsx'
import { fechaYHora } from '../../ui/formato.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Celda, Fila, Tabla } from '../../ui/Tabla.tsx'
import { type Paso, useSeguimientoDe } from '../consultasDeCarpeta.ts'
import { EstadoChip } from './EstadoChip.tsx'
import { queSigue } from './queSigue.ts'

type Situacion = Pick<CarpetaListItem, 'idCarpeta' | 'tramiteEstado' | 'carpetaCompleta'>
const COLUMNAS = ['Fecha', 'Estado', 'Evento', 'Oficina', { titulo: 'Días', numerica: true }, 'Observación'] as const

/** Every movement of a folder, oldest first, and what happens next. */
export function HistorialDeCarpeta({ carpeta }: { carpeta: Situacion }) {
  const { data, isPending, error, refetch } = useSeguimientoDe(carpeta.idCarpeta)
  const sigue = queSigue(carpeta)
  return (
    <section aria-labelledby="movimientos-de-carpeta">
      <Typography variant="h2" id="movimientos-de-carpeta" sx={{ mb: 1.5 }}>
        Movimientos
      </Typography>
      {error ? (
        <FailedState error={error} alReintentar={refetch} />
      ) : (
        <Tabla nombre="Movimientos de la carpeta" columnas={COLUMNAS} cargando={isPending ? 2 : 0}>
          {data?.seguimiento.map((paso) => (
            <Movimiento key={`${paso.fecha} ${paso.TramiteEstado}`} paso={paso} />
          ))}
        </Tabla>
      )}
      {sigue && (
        <Notice>
          <strong>Qué sigue.</strong> {sigue}
        </Notice>
      )}
    </section>
  )
}

function Movimiento({
  paso: { fecha, TramiteEstado, evento, oficina, dias, observacion, expediente },
}: {
  paso: Paso
}) {
  return (
    <Fila>
      <Celda columna="Fecha">{fechaYHora(fecha)}</Celda>
      <Celda columna="Estado">
        <div>
          <EstadoChip estado={TramiteEstado} />
        </div>
      </Celda>
      <Celda columna="Evento">{nombreDeEvento(evento)}</Celda>
      <Celda columna="Oficina">{oficina}</Celda>
      <Celda columna="Días" numerica>
        {dias}
      </Celda>
      <Celda columna="Observación">
        {(observacion || expediente) && (
          <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {expediente && <div>Expediente {expediente}</div>}
            {observacion}
          </div>
        )}
      </Celda>
    </Fila>
  )
}
