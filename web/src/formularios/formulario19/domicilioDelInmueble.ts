import { domiciliosPorPadron } from '../../padron/domicilio/domiciliosPorPadron.ts'
import { main } from '../../red/cliente.ts'
import { estaEntero } from './camposFormulario19.ts'

/** The folder's own address with everything that form 19 needs, or else the register's; null when neither has it. */
export async function domicilioDelInmueble(idCarpeta: number) {
  const { domicilio } = await main('GET /formulario/buscarDomicilioPorCarpeta/{idCarpeta}', { params: { idCarpeta } })
  if (estaEntero(domicilio)) return domicilio
  return (await domiciliosPorPadron(domicilio.Padron)).find(estaEntero) ?? null
}
