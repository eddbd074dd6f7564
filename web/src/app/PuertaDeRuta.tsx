import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { OtraPersona } from '../acceso/avisos/OtraPersona.tsx'
import { SesionVencida } from '../acceso/avisos/SesionVencida.tsx'
import { SinServicio } from '../acceso/avisos/SinServicio.tsx'
import { type Guardia, puedeEntrar } from '../acceso/direccion/guardias.ts'
import { SESION_VENCIDA_TEXTO } from '../acceso/mensajes.ts'
import { guardaVisitas, leerRecordada } from '../red/almacen.ts'
import { mandarAEntrar, useSesion } from '../red/sesion.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { YA_NO_HACE_VISITAS } from './mensajes.ts'

/** A spinner while the session loads, the content for who may enter, and the way out for everybody else. */
export function PuertaDeRuta({ guardia, children }: { guardia: Guardia; children: ReactNode }) {
  const estado = useSesion((sesion) => sesion.estado)
  const roles = useSesion((sesion) => sesion.roles)
  const sabida = estado === 'autenticado' || estado === 'anonimo'
  const entra = puedeEntrar(guardia, estado === 'autenticado', roles)
  // The screen is drawn in slices, after its spinner: a slow phone answers the finger meanwhile.
  const lista = useDeferredValue(entra)
  const sinRed = guardia === 'personalSinRed'
  const vencida = useSesion((sesion) => sesion.vencida)
  const vencio = (sinRed || vencida) && guardia !== 'abierta' && estado === 'anonimo'
  // Who was an inspector on this phone, and is no longer: what they signed is sent from any screen.
  const dejoDeVisitar = sinRed && estado === 'autenticado' && !entra && guardaVisitas()
  const echar = sabida && !entra && !vencio && !dejoDeVisitar
  useEffect(() => {
    if (echar) mandarAEntrar()
  }, [echar])
  if (estado === 'otraPersona') return <OtraPersona />
  if (vencio) return <SesionVencida {...(!sinRed && { texto: SESION_VENCIDA_TEXTO })} />
  if (estado === 'sinServicio' && sinRed && leerRecordada()) return children
  if (estado === 'sinServicio' && guardia !== 'abierta') return <SinServicio />
  if (dejoDeVisitar) return <EmptyState texto={YA_NO_HACE_VISITAS} />
  if (estado === 'cargando' || echar || !lista) return <Spinner />
  return children
}
