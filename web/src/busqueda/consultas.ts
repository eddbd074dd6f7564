import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

const CARPETAS_POR_VEZ = 10

/** What is found by these words, folders ten at a time. While others are looked for, what was found before stays. */
export const useHallado = (texto: string) =>
  useInfiniteQuery({
    queryKey: ['buscar', texto],
    enabled: texto !== '',
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      main('GET /buscar', { query: { texto, pagina: pageParam, porPagina: CARPETAS_POR_VEZ } }),
    getNextPageParam: ({ hayMas }, paginas) => (hayMas ? paginas.length + 1 : null),
    placeholderData: keepPreviousData,
    // Nothing of it is kept once the box is closed: it is other people's data.
    gcTime: 0,
    retry: false,
  })
