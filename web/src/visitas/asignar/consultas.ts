import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'

/** Under 'carpetas': what changes one of their lists changes how many each inspector has. */
export const useCargaDeInspectores = () =>
  useQuery({
    queryKey: ['carpetas', 'carga'],
    queryFn: async () => (await main('GET /documentacion/cargaDeInspectores')).inspectores,
  })

export const usePropuesta = (idCarpeta: number) =>
  useQuery({
    queryKey: ['carpetas', 'propuesta', idCarpeta],
    queryFn: () => main('GET /documentacion/proponerInspector', { query: { idCarpeta } }),
    staleTime: 0,
  })
