import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { type CodigoDeFormulario, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { CASI_FIJO } from '../red/consultas.ts'

/** The form's title, picked by its type; 'Formulario 14' until the server has said it. */
export function useTituloDeFormulario(codigo: CodigoDeFormulario) {
  const { data } = useQuery({
    queryKey: ['tiposFormulario'],
    queryFn: async () => (await main('GET /formulario/tiposFormulario')).tiposFormulario,
    ...CASI_FIJO,
  })
  const suyo = data?.find(({ idFormularioTipo }) => idFormularioTipo === FORMULARIOS[codigo].tipo)
  return suyo ? enOracion(suyo.FormularioTipo) : `Formulario ${codigo}`
}
