import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Direccion } from '../../acceso/direccion/direccion.ts'
import { useCarpetaDeLaDireccion } from '../../acceso/direccion/useCarpetaDeLaDireccion.ts'
import { carpetaDe, type LugarDeCarpeta } from './carpetaGuardada.ts'
import { SalidaSinCarpeta } from './SalidaSinCarpeta.tsx'

interface Props {
  readonly a: Direccion<[idCarpeta: number]>
  /** Where an earlier screen left the folder, for an address that names none. */
  readonly lugar: LugarDeCarpeta
  /** Shown when there is no folder at all. */
  readonly sinCarpeta?: ReactNode
  readonly children: (idCarpeta: number) => ReactNode
}

/**
 * A screen of one folder: the one that its address names, whatever another tab saved meanwhile. An address without a
 * folder takes the one that the list handed over, or else the saved one, and names it from then on.
 */
export function CarpetaDeLaDireccion({ a, lugar, sinCarpeta = <SalidaSinCarpeta />, children }: Props) {
  const deLaDireccion = useCarpetaDeLaDireccion()
  const { state } = useLocation()
  // Another folder is another screen: nothing of the one before stays in it.
  if (deLaDireccion) return <Fragment key={deLaDireccion}>{children(deLaDireccion)}</Fragment>
  const guardada = deLaDireccion === undefined ? carpetaDe(state, lugar) : null
  return guardada ? <Navigate to={a.enlace(guardada.idCarpeta)} state={state} replace /> : sinCarpeta
}
