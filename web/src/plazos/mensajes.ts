import type { AlVencer, Situacion } from '@catastro/domain/plazos/reglas'
import { cuantos } from '@catastro/domain/plurales'
import { nombreDeEstado } from '../red/configuracion.ts'

/** What each thing that a folder waits for is called here. */
export function nombreDeSituacion(situacion: Situacion): string {
  if (situacion === 'INCOMPLETA') return `${nombreDeEstado('PRESENTADO')}, incompleta`
  return situacion === 'PRESENTADO' ? `${nombreDeEstado('PRESENTADO')}, completa` : nombreDeEstado(situacion)
}
export const NOMBRE_DE_RELOJ = { CIUDAD: 'La ciudad', SOLICITANTE: 'Quien la presentó' } as const
export const NOMBRE_DE_AL_VENCER: Readonly<Record<AlVencer, string>> = {
  NADA: 'Nada',
  RECORDATORIO: 'Un correo que lo recuerda',
  ADVERTENCIA: 'Un correo que advierte que puede caducar',
}
export const TODOS_LOS_TIPOS = 'Todos los demás'
export const SOLO_LOS_CAMBIA = 'Los plazos y el calendario los cambian los administradores.'
export const SIN_FERIADOS = 'Todavía no hay días cargados.'
export const POR_CONFIRMAR =
  'Los días de este año no están confirmados: al lado de cada vencimiento que los toque se dice que puede cambiar.'
export const elAnioEsta = (anio: number) => `El calendario de ${anio} está confirmado.`
export const comoDias = (dias: number, habiles: boolean) =>
  habiles ? cuantos(dias, 'día hábil', 'días hábiles') : cuantos(dias, 'día corrido', 'días corridos')
