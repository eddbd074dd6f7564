import type { Estado } from './movimientos.ts'

/** What each state means, to who never had a folder, as it comes: the city writes it over. */
export const QUE_SIGNIFICA: Readonly<Record<Estado, string>> = {
  PRESENTADO: 'Está en preparación, o presentada y en espera de que la mesa de entradas la reciba.',
  'RECIBIDO MESA ENTRADAS': 'La mesa de entradas la recibió y le dio su número de expediente.',
  'EN INSPECCION': 'La oficina la estudia, y puede visitar la obra.',
  OBSERVADO: 'Hay algo que corregir o completar: espera a quien la presentó.',
  'PENDIENTE DE PAGO': 'Espera un pago de quien la presentó.',
  PAGADO: 'El pago llegó, y la oficina lo controla.',
  APROBADO: 'La oficina la aprobó; falta cerrarla.',
  RECHAZADO: 'No se aprobó y está cerrada. El motivo está en sus movimientos.',
  FINALIZADO: 'Terminó, y está cerrada.',
}
