import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { guardarCarpeta, type LugarDeCarpeta } from '../abierta/carpetaGuardada.ts'
import { useCarpeta } from '../consultas.ts'

interface Props {
  readonly idCarpeta: number
  /** Where it stays saved for a reload, and for the forms that are opened from here. */
  readonly lugar: LugarDeCarpeta
  /** Stands above while it loads, where the screen's own title needs the folder. */
  readonly titulo?: ReactNode
  /** Something else that stands at the top has not arrived: they are shown together, and nothing is pushed away afterwards. */
  readonly espera?: boolean
  readonly children: (carpeta: CarpetaVista) => ReactNode
}

/** The folder as it is now, not as a list said minutes ago. */
export function CarpetaFresca({ idCarpeta, lugar, titulo, espera = false, children }: Props) {
  const { data, error, refetch } = useCarpeta(idCarpeta)
  // What hangs on it is drawn in slices: a slow phone answers the finger meanwhile. Never what was another folder's.
  const diferida = useDeferredValue(espera ? undefined : data)
  const carpeta = diferida?.idCarpeta === idCarpeta ? diferida : undefined
  useEffect(() => {
    if (carpeta) guardarCarpeta(lugar, carpeta)
  }, [carpeta, lugar])
  if (carpeta) return children(carpeta)
  return (
    <>
      {titulo}
      {error ? <FailedState error={error} alReintentar={refetch} /> : <Spinner />}
    </>
  )
}
