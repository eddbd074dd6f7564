import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

export const CLAVE_DE_CIUDAD = 'configuracionDeLaCiudad'
export const CLAVE_DE_CONSERVACION = 'conservacion'

export const useConfiguracionDeLaCiudad = () =>
  useQuery({
    queryKey: [CLAVE_DE_CIUDAD],
    queryFn: async () => (await main('GET /ciudad/configuracion')).claves,
    staleTime: 0,
  })
