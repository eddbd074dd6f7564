import type { EventoDePago } from '@catastro/domain/pagos/llamadas'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fechaYHora, pesos } from '../ui/pagina/formato.ts'

const ORIGEN = {
  NOTIFICACION: 'Aviso recibido',
  CONSULTA: 'Respuesta del proveedor',
  RETORNO: 'Respuesta, a pedido de quien paga',
} as const satisfies Record<EventoDePago['origen'], string>

const COLUMNAS = ['Fecha', 'Qué', 'Operación', 'Dice', { titulo: 'Importe', numerica: true }] as const

interface Props {
  readonly nombre: string
  readonly eventos: readonly EventoDePago[]
  readonly cargando?: number
}

/** What was heard of payments, the newest first. */
export function TablaDeEventos({ nombre, eventos, cargando = 0 }: Props) {
  return (
    <Tabla nombre={nombre} columnas={COLUMNAS} cargando={cargando}>
      {eventos.map((evento) => (
        <Fila key={evento.id}>
          <Celda columna="Fecha">{fechaYHora(evento.fecha)}</Celda>
          <Celda columna="Qué">{ORIGEN[evento.origen]}</Celda>
          <Celda columna="Operación">
            <span style={{ overflowWrap: 'anywhere' }}>{evento.transaccion}</span>
          </Celda>
          <Celda columna="Dice">{evento.estado}</Celda>
          <Celda columna="Importe" numerica>
            {evento.monto === null ? 'No es un importe' : pesos(evento.monto)}
          </Celda>
        </Fila>
      ))}
    </Tabla>
  )
}
