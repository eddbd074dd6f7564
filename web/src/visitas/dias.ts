import { sumarDias } from '@catastro/domain/plazos/calendario'
import type { Visita } from '@catastro/domain/visitas/campos'
import { diaDeCalendario } from '../ui/pagina/formato.ts'

const semana = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' })
/** 'lunes 23/11/2026'. */
export const diaConNombre = (dia: string) => `${semana.format(new Date(dia))} ${diaDeCalendario(dia)}`

const corto = new Intl.DateTimeFormat('es-AR', { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' })
/** 'lun, 23/11'. */
export const diaCorto = (dia: string) => corto.format(new Date(dia))

export const esDia = (texto: string | null): texto is string =>
  texto !== null && /^\d{4}-\d{2}-\d{2}$/.test(texto) && !Number.isNaN(Date.parse(texto))

/** The day after this one, Saturdays and Sundays left out: a proposal that people correct. */
export function proximoDiaDeSemana(dia: string): string {
  const otro = sumarDias(dia, 1)
  return [0, 6].includes(new Date(otro).getUTCDay()) ? proximoDiaDeSemana(otro) : otro
}

const PARTES = { MAÑANA: 'a la mañana', TARDE: 'a la tarde' } as const
/** '09:30', 'a la mañana' or 'sin hora'. */
export const aQueHora = ({ hora, parte }: Pick<Visita, 'hora' | 'parte'>) =>
  hora ?? (parte ? PARTES[parte] : 'sin hora')
export const cuandoEs = (visita: Pick<Visita, 'dia' | 'hora' | 'parte'>) =>
  `${diaConNombre(visita.dia)}, ${aQueHora(visita)}`
