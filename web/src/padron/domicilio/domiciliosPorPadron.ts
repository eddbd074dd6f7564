import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { main } from '../../red/cliente.ts'

/** The addresses that the land register has for a padron, the caller's own typed ones among them; the first is the answer. */
export const domiciliosPorPadron = async (padron: string): Promise<readonly DomicilioDePadron[]> =>
  (await main('GET /padron/obtenerDomicilioPorPadron/{padron}', { params: { padron } })).domicilio
