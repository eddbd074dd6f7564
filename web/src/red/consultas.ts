import { QueryClient } from '@tanstack/react-query'
import { ErrorDeLlamada } from './errorDeLlamada.ts'

/** A refusal is an answer; only a network that did not answer is asked once more. */
const reintentar = (veces: number, error: Error) => veces < 1 && error instanceof ErrorDeLlamada && error.status === 0

export const consultas = new QueryClient({
  defaultOptions: {
    queries: { retry: reintentar, refetchOnWindowFocus: false, staleTime: 5_000 },
    // Without a network it is told at once that it could not be done, and not done by itself later.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** How much a file may weigh, as the city says. */
export const CLAVE_DE_TOPES = 'topesDeArchivos'

/** For lists that hardly ever change: streets, types, fees. */
export const CASI_FIJO = { staleTime: 10 * 60_000 } as const
