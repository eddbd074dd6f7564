import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { type ReactNode, useEffect } from 'react'
import { FailedState } from '../ui/FailedState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { guardarCarpeta, type LugarDeCarpeta } from './carpetaGuardada.ts'
import { useCarpeta } from './consultasDeCarpeta.ts'

interface Props {
  readonly idCarpeta: number
  /** Where it stays saved for a reload, and for the forms that are opened from here. */
  readonly lugar: LugarDeCarpeta
  readonly children: (carpeta: CarpetaListItem) => ReactNode
}

/** The folder as it is now, not as a list said minutes ago. */
export function CarpetaFresca({ idCarpeta, lugar, children }: Props) {
  const { data: carpeta, error, refetch } = useCarpeta(idCarpeta)
  useEffect(() => {
    if (carpeta) guardarCarpeta(lugar, carpeta)
  }, [carpeta, lugar])
  if (carpeta) return children(carpeta)
  return error ? <FailedState error={error} alReintentar={refetch} /> : <Spinner />
}
