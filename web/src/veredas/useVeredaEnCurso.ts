import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'

export const CLAVE_EN_CURSO = ['veredas', 'enCurso'] as const

/**
 * What became of the last form that this person went to pay, on whatever device, or of the one that is named; null while
 * there is none. `otras`: what else they began to pay and is not over.
 */
export const useVeredaEnCurso = (idPago: number | null = null) =>
  useQuery({
    queryKey: [...CLAVE_EN_CURSO, idPago],
    queryFn: () => leer(idPago),
    staleTime: 0,
  })

/** A number that is not of theirs says nothing: it may be of who used this browser before. */
async function leer(idPago: number | null) {
  try {
    return await main('GET /veredas/enCurso', { query: idPago === null ? {} : { idPago } })
  } catch (error) {
    if (idPago === null || !(error instanceof ErrorDeLlamada && error.status === 404)) throw error
    return main('GET /veredas/enCurso', { query: {} })
  }
}
