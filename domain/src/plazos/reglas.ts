import type { Estado } from '../carpetas/movimientos.ts'

/** Whose days they are. */
export type Reloj = 'CIUDAD' | 'SOLICITANTE'

/** What a folder waits for, and so whose clock runs: its state, and whether it is still being filled in. */
const RELOJ_DE = {
  INCOMPLETA: 'SOLICITANTE',
  PRESENTADO: 'CIUDAD',
  'RECIBIDO MESA ENTRADAS': 'CIUDAD',
  'EN INSPECCION': 'CIUDAD',
  OBSERVADO: 'SOLICITANTE',
  'PENDIENTE DE PAGO': 'SOLICITANTE',
  PAGADO: 'CIUDAD',
  APROBADO: 'CIUDAD',
} as const satisfies Record<string, Reloj>
export type Situacion = keyof typeof RELOJ_DE
export const SITUACIONES = Object.keys(RELOJ_DE) as [Situacion, ...Situacion[]]
export const relojDe = (situacion: Situacion): Reloj => RELOJ_DE[situacion]
export const DE_LA_CIUDAD = SITUACIONES.filter((situacion) => relojDe(situacion) === 'CIUDAD')

/** The states of a complete folder in which the city's clock runs. */
export const ESTADOS_DE_LA_CIUDAD = DE_LA_CIUDAD.filter(
  (situacion): situacion is Exclude<Situacion, 'INCOMPLETA'> => situacion !== 'INCOMPLETA',
)

/** Null for a closed folder: no clock runs. */
export function situacionDe(estado: Estado, completa: boolean): Situacion | null {
  if (estado === 'RECHAZADO' || estado === 'FINALIZADO') return null
  return estado === 'PRESENTADO' && !completa ? 'INCOMPLETA' : estado
}

/** What happens when a term ends: nothing, a mail that reminds, or one that warns that the procedure lapses. */
export const AL_VENCER = ['NADA', 'RECORDATORIO', 'ADVERTENCIA'] as const
export type AlVencer = (typeof AL_VENCER)[number]

export const MAX_DIAS_DE_PLAZO = 730
export const MAX_NOMBRE_DE_DIA = 60
/** Days of a closure that are entered at once. */
export const MAX_DIAS_DE_RECESO = 62
export const MAX_MOTIVO_DE_PRORROGA = 200
