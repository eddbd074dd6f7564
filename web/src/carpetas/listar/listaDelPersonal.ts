import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { main } from '../../red/cliente.ts'
import { errorDelCuerpo } from '../../red/errorDeLlamada.ts'
import type { PedidoDeCarpetas } from './ListaDeCarpetas.tsx'

/** A page of the complete folders that stand in these states. The reply's own flag is a failure too. */
export const traerParaElPersonal =
  (estados: readonly Estado[], asignadas?: 'mias') => async (pedido: PedidoDeCarpetas) => {
    const deEstos = { completas: 1, estado: pedido.estado || estados.join(',') } as const
    const query = { ...pedido, ...deEstos, ...(asignadas && { asignadas }) }
    const respuesta = await main('GET /documentacion/listarTodas', { query })
    if (respuesta.error) throw errorDelCuerpo(200, respuesta)
    return respuesta
  }
