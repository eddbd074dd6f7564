import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { CASI_FIJO } from '../red/consultas.ts'

export const useTramites = () =>
  useQuery({ queryKey: ['tramites'], queryFn: () => main('GET /tramites'), ...CASI_FIJO })
