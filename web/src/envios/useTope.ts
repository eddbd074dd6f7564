import { enBytes } from '@catastro/domain/archivos/reglas'
import type { Topes } from '@catastro/domain/archivos/topes'
import type { Tope } from '@catastro/domain/llamada'
import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { CLAVE_DE_TOPES } from '../red/consultas.ts'

/** How much a file may weigh, kind by kind, as the server cuts it; undefined until it is known: then the server alone says. */
export const useTopes = (): Topes | undefined =>
  useQuery({
    queryKey: [CLAVE_DE_TOPES],
    queryFn: () => main('GET /ciudad/tamanos'),
    // Asked again by each screen that takes files: an administrator may have changed it.
    staleTime: 0,
  }).data

/** Of one kind, in bytes. */
export function useTope(tope: Tope): number | undefined {
  const megas = useTopes()?.[tope]
  return megas === undefined ? undefined : enBytes(megas)
}
