import { isDeepStrictEqual } from 'node:util'
import type { Foto } from '../foto.ts'
import type { Caso } from './caso.ts'

const FINALES: readonly string[] = ['RECHAZADO', 'FINALIZADO']

/** Nothing of a final or deleted folder changes but by reopening it; money that comes late is another matter. */
export function loFinalNoCambia({ carpeta, antes, ahora, jugada }: Caso): string | undefined {
  if (!antes || jugada.reabre === carpeta) return undefined
  const { borrada, estado } = antes.carpeta
  if (!borrada && !FINALES.includes(estado)) return undefined
  const cambia = !isDeepStrictEqual(loQueNoEsDinero(antes), loQueNoEsDinero(ahora))
  return cambia ? `cambió siendo ${borrada ? 'borrada' : estado}` : undefined
}

const loQueNoEsDinero = ({
  carpeta: { completa: _, ...carpeta },
  formularios,
  archivos,
  observaciones,
  total,
}: Foto) => ({
  carpeta,
  formularios: formularios.map(({ codigo, grabado, observado }) => ({ codigo, grabado, observado })),
  archivos,
  observaciones,
  total,
})
