import { useQuery, useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'

const CLAVE = ['obras', 'seguidas']

export const useSeguidas = () =>
  useQuery({ queryKey: CLAVE, queryFn: async () => (await main('GET /obras/seguidas')).seguidas })

/** A whole block, or one parcel. */
export type Lugar = { readonly idManzana: number } | { readonly idParcela: number }

function useCambio<T>(cambiar: (que: T) => Promise<{ message: string }>) {
  const consultas = useQueryClient()
  return useEscritura({
    mutationFn: cambiar,
    onSuccess: ({ message }) => avisar(message),
    // Another tab may have changed it: what is shown is what there is.
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  })
}

export const useSeguir = () => useCambio((json: Lugar) => main('POST /obras/seguidas', { json }))
export const useDejarDeSeguir = () =>
  useCambio((idSeguida: number) => main('DELETE /obras/seguidas/{idSeguida}', { params: { idSeguida } }))
