import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'

/** The enabled streets, as a list to choose from. */
export function useCalles() {
  const { data } = useQuery({ queryKey: ['calles'], queryFn: () => main('GET /formulario/calles'), ...CASI_FIJO })
  return (data?.calles ?? []).map(({ idcalle, calle }) => ({ valor: idcalle, texto: calle }))
}
