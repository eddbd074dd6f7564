import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { claveDeCarpeta } from '../consultas.ts'

/** The sidewalk form of a folder; null where it has none. */
export const useVeredaDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'formulario12'),
    queryFn: () => main('GET /formulario/consultarFormulario12', { query: { idCarpeta } }),
    select: ([vereda]) => vereda ?? null,
  })
