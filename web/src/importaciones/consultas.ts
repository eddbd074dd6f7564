import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

const CADA_MS = 1000
export const enCurso = ({ estado }: Importacion) =>
  estado === 'POR_REVISAR' || estado === 'POR_APLICAR' || estado === 'POR_DESHACER'

/** One import, asked again every second while there is work going on. */
export const useImportacion = (idImportacion: number) =>
  useQuery({
    queryKey: ['importaciones', idImportacion],
    queryFn: async () => (await main('GET /importaciones/{idImportacion}', { params: { idImportacion } })).importacion,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !enCurso(state.data) ? false : CADA_MS),
  })

export const useUltimas = () =>
  useQuery({
    queryKey: ['importaciones', 'ultimas'],
    queryFn: async () => (await main('GET /importaciones')).importaciones,
    staleTime: 0,
  })
