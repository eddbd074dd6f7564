import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import { main } from '../../red/cliente.ts'
import { errorDelCuerpo } from '../../red/errorDeLlamada.ts'
import { cualesDe } from '../cola.ts'
import type { PedidoDeCarpetas } from './ListaDeCarpetas.tsx'

/** A page of the complete folders of a list. The reply's own flag is a failure too. */
export const traerParaElPersonal = (lista: ListaDelPersonal) => async (pedido: PedidoDeCarpetas) => {
  const query = { ...pedido, completas: 1, ...cualesDe(lista, pedido.estado) } as const
  const respuesta = await main('GET /documentacion/listarTodas', { query })
  if (respuesta.error) throw errorDelCuerpo(200, respuesta)
  return respuesta
}
