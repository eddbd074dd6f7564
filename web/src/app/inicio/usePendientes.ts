import { useQuery } from '@tanstack/react-query'
import { leerToken } from '../../red/almacen.ts'
import { loPendiente } from './loPendiente.ts'

/** What waits for whoever is signed in. */
export const usePendientes = () =>
  useQuery({ queryKey: ['pendientes'], queryFn: () => loPendiente.pedir(leerToken() ?? '') })
