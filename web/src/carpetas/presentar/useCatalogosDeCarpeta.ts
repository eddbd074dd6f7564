import { useQueries } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'

/** The two lists that the folder form chooses from. */
export function useCatalogosDeCarpeta() {
  const [inmuebles, obras] = useQueries({
    queries: [
      { queryKey: ['tiposInmueble'], queryFn: () => main('GET /formulario/tiposInmueble'), ...CASI_FIJO },
      { queryKey: ['tiposObra'], queryFn: () => main('GET /formulario/tiposObra'), ...CASI_FIJO },
    ],
  })
  return {
    catalogos:
      inmuebles.data && obras.data
        ? { tiposInmueble: inmuebles.data.tiposInmueble, tiposObra: obras.data.tiposObra }
        : null,
    error: inmuebles.error ?? obras.error,
    reintentar: () => {
      void inmuebles.refetch()
      void obras.refetch()
    },
  }
}

export type CatalogosDeCarpeta = NonNullable<ReturnType<typeof useCatalogosDeCarpeta>['catalogos']>
