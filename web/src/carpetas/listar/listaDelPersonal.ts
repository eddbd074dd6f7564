import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { main } from '../../red/cliente.ts'
import { errorDelCuerpo } from '../../red/errorDeLlamada.ts'
import type { PedidoDeLista } from '../../ui/useLista.ts'

/** A page of the complete folders that stand in these states. The reply's own flag is a failure too. */
export const traerParaElPersonal = (estados: readonly Estado[]) => async (pedido: PedidoDeLista) => {
  const query = { ...pedido, completas: 1, estado: pedido.estado || estados.join(',') } as const
  const respuesta = await main('GET /documentacion/listarTodas', { query })
  if (respuesta.error) throw errorDelCuerpo(200, respuesta)
  return respuesta
}
