import { useQueries } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'

/** The lists that form 19 chooses from: enabled streets, and in what quality one declares. */
export function useCatalogos19() {
  const [calles, declarantes] = useQueries({
    queries: [
      { queryKey: ['calles'], queryFn: () => main('GET /formulario/calles'), ...CASI_FIJO },
      {
        queryKey: ['declarantes'],
        queryFn: async () => (await main('GET /formulario/obtenerDeclarante')).declarante,
        ...CASI_FIJO,
      },
    ],
  })
  return {
    catalogos:
      calles.data && declarantes.data
        ? {
            calles: calles.data.calles.map(({ idcalle, calle }) => ({ valor: idcalle, texto: calle })),
            declarantes: declarantes.data.map((d) => ({ valor: d.idDeclarante, texto: d.declarante })),
          }
        : null,
    error: calles.error ?? declarantes.error,
    reintentar: () => {
      void calles.refetch()
      void declarantes.refetch()
    },
  }
}

export type Catalogos19 = NonNullable<ReturnType<typeof useCatalogos19>['catalogos']>
