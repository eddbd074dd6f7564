import type { Caja } from '@catastro/domain/mapa/geometria'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

export const useManzana = (idManzana: number | null) =>
  useQuery({
    queryKey: ['mapa', 'manzana', idManzana],
    queryFn: () => main('GET /mapa/manzanas/{idManzana}', { params: { idManzana: idManzana ?? 0 } }),
    enabled: idManzana !== null,
  })

export const useCarpetasDeManzana = (idManzana: number) =>
  useQuery({
    queryKey: ['mapa', 'carpetas', idManzana],
    queryFn: () => main('GET /mapa/manzanas/{idManzana}/carpetas', { params: { idManzana } }),
  })

export const useManzanasALaVista = ([oeste, sur, este, norte]: Caja, pagina: number) =>
  useQuery({
    queryKey: ['mapa', 'manzanas', oeste, sur, este, norte, pagina],
    queryFn: () => main('GET /mapa/manzanas', { query: { oeste, sur, este, norte, pagina } }),
    placeholderData: keepPreviousData,
  })
