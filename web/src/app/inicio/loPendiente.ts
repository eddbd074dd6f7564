import { adelantado } from '../../red/adelantado.ts'
import { main } from '../../red/cliente.ts'

/** What waits for whose token it is. */
export const loPendiente = adelantado((token) => main('GET /inicio/pendientes', {}, { token }))
