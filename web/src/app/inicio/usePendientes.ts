import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'

/** What waits for whoever is signed in. */
export const usePendientes = () => useQuery({ queryKey: ['pendientes'], queryFn: () => main('GET /inicio/pendientes') })
