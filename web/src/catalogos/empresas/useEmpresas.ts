import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'

/** The enabled companies of a kind, as a list to choose from. */
export const useEmpresas = (tipo: number) =>
  useQuery({
    queryKey: ['instituciones', 'habilitadas', tipo],
    queryFn: async () => {
      const { instituciones } = await main('GET /instituciones/getInstituciones')
      return instituciones
        .filter(({ idInstitucionTipo, estado }) => idInstitucionTipo === tipo && estado === 1)
        .map(({ idInstitucion, Institucion }) => ({ valor: idInstitucion, texto: Institucion }))
    },
  })

export type Empresas = NonNullable<ReturnType<typeof useEmpresas>['data']>
