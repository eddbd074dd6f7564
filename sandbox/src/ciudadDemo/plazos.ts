import type { AlVencer, Situacion } from '@catastro/domain/plazos/reglas'

export const PLAZOS = [
  { situacion: 'INCOMPLETA', dias: 60, habiles: false, al_vencer: 'RECORDATORIO' },
  { situacion: 'PRESENTADO', dias: 5, habiles: true, al_vencer: 'NADA' },
  { situacion: 'RECIBIDO MESA ENTRADAS', dias: 10, habiles: true, al_vencer: 'NADA' },
  { situacion: 'EN INSPECCION', dias: 15, habiles: true, al_vencer: 'RECORDATORIO' },
  { situacion: 'OBSERVADO', dias: 30, habiles: false, al_vencer: 'ADVERTENCIA' },
  { situacion: 'PENDIENTE DE PAGO', dias: 15, habiles: false, al_vencer: 'RECORDATORIO' },
  { situacion: 'PAGADO', dias: 5, habiles: true, al_vencer: 'NADA' },
] satisfies { situacion: Situacion; dias: number; habiles: boolean; al_vencer: AlVencer }[]

const dia = (fecha: string, nombre: string) => ({ fecha, nombre })
/** The country's holidays of 2026, bridges left out. */
export const FERIADOS = [
  dia('2026-01-01', 'Año Nuevo'),
  dia('2026-02-16', 'Carnaval'),
  dia('2026-02-17', 'Carnaval'),
  dia('2026-03-24', 'Memoria por la Verdad y la Justicia'),
  dia('2026-04-02', 'Veteranos y Caídos en Malvinas'),
  dia('2026-04-03', 'Viernes Santo'),
  dia('2026-05-01', 'Día del Trabajador'),
  dia('2026-05-25', 'Revolución de Mayo'),
  dia('2026-06-15', 'General Martín Miguel de Güemes'),
  dia('2026-06-20', 'General Manuel Belgrano'),
  dia('2026-07-09', 'Día de la Independencia'),
  dia('2026-08-17', 'General José de San Martín'),
  dia('2026-10-12', 'Diversidad Cultural'),
  dia('2026-11-23', 'Soberanía Nacional'),
  dia('2026-12-08', 'Inmaculada Concepción'),
  dia('2026-12-25', 'Navidad'),
]
export const ANIOS_CONFIRMADOS = [{ anio: 2026 }]
