import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { CASI_FIJO } from '../red/consultas.ts'

export const CLAVE_DE_TRAMITES = 'tramites'
export const useTramites = () =>
  useQuery({ queryKey: [CLAVE_DE_TRAMITES], queryFn: () => main('GET /tramites'), ...CASI_FIJO })
