import type { Visita } from '@catastro/domain/visitas/campos'
import { ZONA } from '@catastro/domain/zona'
import { diaDeCalendario } from '../ui/pagina/formato.ts'

const enLaCiudad = new Intl.DateTimeFormat('en-CA', { timeZone: ZONA })
/** 'yyyy-mm-dd', where the city is. */
export const hoy = () => enLaCiudad.format(new Date())

const semana = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' })
/** 'lunes 23/11/2026'. */
export const diaConNombre = (dia: string) => `${semana.format(new Date(dia))} ${diaDeCalendario(dia)}`

export const esDia = (texto: string | null): texto is string =>
  texto !== null && /^\d{4}-\d{2}-\d{2}$/.test(texto) && !Number.isNaN(Date.parse(texto))

const PARTES = { MAÑANA: 'a la mañana', TARDE: 'a la tarde' } as const
/** '09:30', 'a la mañana' or 'sin hora'. */
export const aQueHora = ({ hora, parte }: Pick<Visita, 'hora' | 'parte'>) =>
  hora ?? (parte ? PARTES[parte] : 'sin hora')
export const cuandoEs = (visita: Pick<Visita, 'dia' | 'hora' | 'parte'>) =>
  `${diaConNombre(visita.dia)}, ${aQueHora(visita)}`
