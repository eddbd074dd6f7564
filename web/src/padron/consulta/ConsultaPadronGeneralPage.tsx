import Button from '@mui/material/Button'
import { useState } from 'react'
import { Membrete } from '../../acceso/avisos/Membrete.tsx'
import { SinServicio } from '../../acceso/avisos/SinServicio.tsx'
import { irAlIngreso, useSesion } from '../../red/sesion.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { BusquedaDePadron } from './BusquedaDePadron.tsx'
import { useBusqueda } from './busqueda.ts'
import { PadronesHallados } from './PadronesHallados.tsx'
import { BAJADA, INGRESAR, PIDE_INGRESO, TITULO } from './textos.ts'

/** The same search outside the portal's frame. Without a session it offers the login: no result, no certificate. */
export function ConsultaPadronGeneralPage() {
  const estado = useSesion((sesion) => sesion.estado)
  return (
    <>
      <Membrete />
      <PageTitle bajada={BAJADA}>{TITULO}</PageTitle>
      {estado === 'sinServicio' ? <SinServicio /> : estado === 'autenticado' ? <ConSesion /> : <SinSesion />}
    </>
  )
}

function ConSesion() {
  const { busqueda, buscar, cambiar } = useBusqueda()
  return (
    <>
      <BusquedaDePadron busqueda={busqueda} alBuscar={buscar} />
      {busqueda && <PadronesHallados busqueda={busqueda} alCambiar={cambiar} />}
    </>
  )
}

function SinSesion() {
  const [busco, setBusco] = useState(false)
  const ingresar = (
    <Button variant={busco ? 'contained' : 'text'} onClick={irAlIngreso}>
      {INGRESAR}
    </Button>
  )
  return (
    <>
      <BusquedaDePadron busqueda={null} alBuscar={() => setBusco(true)} />
      {busco ? <EmptyState texto={PIDE_INGRESO}>{ingresar}</EmptyState> : ingresar}
    </>
  )
}
