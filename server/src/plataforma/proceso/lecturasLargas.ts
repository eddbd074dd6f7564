import { turnosDeCada } from './turnos.ts'

/**
 * A whole list holds one of the pool's ten connections for as long as its reader takes. So each person, by their number, reads
 * one at a time, and all together four in a process: slow readers hold back their own next one, and not everybody else.
 */
export const turnoDeLectura = turnosDeCada<number>({ deCada: 1, enTodo: 4 })
