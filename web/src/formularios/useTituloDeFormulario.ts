import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { CASI_FIJO } from '../red/consultas.ts'

/** The form's title, picked by its type; `provisorio` until the server has said it. */
export function useTituloDeFormulario(idFormularioTipo: number, provisorio: string) {
  const { data } = useQuery({
    queryKey: ['tiposFormulario'],
    queryFn: async () => (await main('GET /formulario/tiposFormulario')).tiposFormulario,
    ...CASI_FIJO,
  })
  return data?.find((tipo) => tipo.idFormularioTipo === idFormularioTipo)?.FormularioTipo ?? provisorio
}
