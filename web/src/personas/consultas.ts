import { useQuery, useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

export const useColegios = () =>
  useQuery({
    queryKey: ['colegios'],
    queryFn: async () => (await main('GET /profesionales/colegios')).colegios,
    staleTime: 0,
  })
export const useProfesiones = () =>
  useQuery({
    queryKey: ['profesiones'],
    queryFn: async () => (await main('GET /profesionales/profesiones')).profesiones,
    staleTime: 0,
  })
export const useUniversidades = () =>
  useQuery({
    queryKey: ['universidades'],
    queryFn: async () => (await main('GET /profesionales/universidades')).universidades,
    staleTime: 0,
  })

/** Reads these lists again, and that of the professionals, where their names stand too. */
export function useReleer(...listas: readonly string[]) {
  const consultas = useQueryClient()
  return () => {
    for (const lista of [...listas, 'profesionales']) void consultas.invalidateQueries({ queryKey: [lista] })
  }
}
