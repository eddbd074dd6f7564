import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'

export const useTiposDeEncomienda = (enabled = true) =>
  useQuery({
    queryKey: ['tiposEncomienda'],
    queryFn: () => main('GET /formulario/obtenerTiposEncomienda'),
    enabled,
    ...CASI_FIJO,
  })
