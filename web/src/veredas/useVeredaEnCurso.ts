import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

export const CLAVE_EN_CURSO = ['veredas', 'enCurso'] as const

/** What became of the last form that this person went to pay, on whatever device. Null while there is none. */
export const useVeredaEnCurso = () =>
  useQuery({
    queryKey: CLAVE_EN_CURSO,
    queryFn: async () => (await main('GET /veredas/enCurso', { query: {} })).vereda,
    staleTime: 0,
  })
