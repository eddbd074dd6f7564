import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'

const CADA_MS = 5 * 60_000

/** Says that a folder is being attended, and goes on saying it; answers who else had it, or null. */
export function useTomar(idCarpeta: number, decide: boolean): string | null {
  const { data } = useQuery({
    queryKey: ['tomada', idCarpeta],
    queryFn: async () => (await main('POST /documentacion/tomar', { json: { idCarpeta } })).laTiene,
    enabled: decide,
    refetchInterval: CADA_MS,
    retry: false,
  })
  return data ?? null
}
