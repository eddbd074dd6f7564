import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

/** Asked again at each view, so that what somebody else changed is seen. */
export const useCapas = () => useQuery({ queryKey: ['mapa', 'capas'], queryFn: () => main('GET /mapa/capas') })

export const useBusqueda = (texto: string) =>
  useQuery({
    queryKey: ['mapa', 'buscar', texto],
    queryFn: () => main('GET /mapa/buscar', { query: { texto } }),
    enabled: texto !== '',
  })

export const useParcela = (idParcela: number | null) =>
  useQuery({
    queryKey: ['mapa', 'parcela', idParcela],
    queryFn: () => main('GET /mapa/parcelas/{idParcela}', { params: { idParcela: idParcela ?? 0 } }),
    enabled: idParcela !== null,
  })
