import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'

/** What the register has of one property. */
export const useDatosDelPadron = (padron: string, enabled = true) =>
  useQuery({
    queryKey: ['padron', padron],
    queryFn: async () => (await main('GET /padron/ficha/{padron}', { params: { padron } })).ficha,
    staleTime: 60_000,
    enabled,
  })
