import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import type { Busqueda } from './busqueda.ts'

type Hallados = RespuestaDe<'main', 'GET /padron/obtenerPadronNombre/{name}'>

/** Each look-up is counted and noted: coming back to one that was just made does not make it again. */
const RECIENTE = { staleTime: 60_000 } as const

function pedir({ por, texto, pagina, porPagina }: Busqueda): Promise<Hallados> {
  const query = { pagina, porPagina }
  return por === 'documento'
    ? main('GET /padron/obtenerPadron/{cuilOrDni}', { params: { cuilOrDni: texto }, query })
    : main('GET /padron/obtenerPadronNombre/{name}', { params: { name: texto }, query })
}

/** While a page comes, the one before stays; of another search, nothing does. */
export function usePadrones(busqueda: Busqueda) {
  const { por, texto, pagina, porPagina } = busqueda
  return useQuery({
    queryKey: ['padrones', por, texto, pagina, porPagina] as const,
    queryFn: () => pedir(busqueda),
    placeholderData: (anteriores: Hallados | undefined, consulta) =>
      consulta?.queryKey[1] === por && consulta.queryKey[2] === texto ? anteriores : undefined,
    ...RECIENTE,
  })
}
