import { type EstadoDePago, estaAbierto } from '@catastro/domain/pagos/estados'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { main } from '../red/cliente.ts'
import { useSesion } from '../red/sesion.ts'
import { useAlVolverDelPago } from './vueltaDelPago.ts'

const AL_PRINCIPIO_MS = 3_000
const DESPUES_MS = 15_000
const MIRADAS_SEGUIDAS = 20

/** In how many milliseconds it is looked at again, after so many looks; false for never. */
export function vuelveAMirarEn(estado: EstadoDePago | undefined, miradas: number): number | false {
  if (estado === undefined || !estaAbierto(estado)) return false
  return miradas < MIRADAS_SEGUIDAS ? AL_PRINCIPIO_MS : DESPUES_MS
}

/**
 * How a payment stands. While nobody knows how it ends it is looked at again by itself: often at first, then less; and at
 * once when this tab is looked at again, or another comes back from the card page.
 */
export function useEstadoDePago(idPago: number | null) {
  const dentro = useSesion((sesion) => sesion.estado === 'autenticado')
  const consulta = useQuery({
    queryKey: ['pago', idPago],
    queryFn: idPago === null ? skipToken : () => main('GET /pagos/estado/{idPago}', { params: { idPago } }),
    enabled: dentro,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => vuelveAMirarEn(data?.estado, dataUpdateCount),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state: { data } }) => (data && estaAbierto(data.estado) ? 'always' : false),
  })
  const { refetch } = consulta
  const mirar = useCallback(() => {
    if (dentro && idPago !== null) void refetch()
  }, [dentro, idPago, refetch])
  useAlVolverDelPago(mirar)
  return consulta
}
export type SituacionDePago = NonNullable<ReturnType<typeof useEstadoDePago>['data']>
