import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

/** Today's tariffs, in pesos. Asked again whenever a form opens: they may have changed since. */
export const useTarifas = () =>
  useQuery({
    queryKey: ['tarifas'],
    queryFn: async () => (await main('GET /formulario/tarifas')).tarifas,
  })
