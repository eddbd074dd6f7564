import { type EstadoDePago, estaAbierto } from '@catastro/domain/pagos/estados'
import { skipToken, useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { useSesion } from '../red/sesion.ts'

const AL_PRINCIPIO_MS = 3_000
const DESPUES_MS = 15_000
const MIRADAS_SEGUIDAS = 20

/** In how many milliseconds it is looked at again, after so many looks; false for never. */
export function vuelveAMirarEn(estado: EstadoDePago | undefined, miradas: number): number | false {
  if (estado === undefined || !estaAbierto(estado)) return false
  return miradas < MIRADAS_SEGUIDAS ? AL_PRINCIPIO_MS : DESPUES_MS
}

/** How a payment stands. While nobody knows how it ends it is looked at again by itself: often at first, then less. */
export function useEstadoDePago(idPago: number | null) {
  const dentro = useSesion((sesion) => sesion.estado === 'autenticado')
  return useQuery({
    queryKey: ['pago', idPago],
    queryFn: idPago === null ? skipToken : () => main('GET /pagos/estado/{idPago}', { params: { idPago } }),
    enabled: dentro,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => vuelveAMirarEn(data?.estado, dataUpdateCount),
    refetchIntervalInBackground: true,
  })
}
export type SituacionDePago = NonNullable<ReturnType<typeof useEstadoDePago>['data']>
