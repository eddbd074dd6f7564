import { useQuery } from '@tanstack/react-query'
import { bajar } from '../../red/bajada.ts'

const CINCO_MINUTOS = 300_000

/** The bytes of a stored file. It never changes: another version of it is another file. */
export const useArchivo = (idArchivo: number) =>
  useQuery({
    queryKey: ['archivo', idArchivo],
    queryFn: async () =>
      (await bajar('archivos', 'GET /documentacion/archivo/{idArchivo}', { params: { idArchivo } })).blob,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CINCO_MINUTOS,
  })
