import { TITULO_DONDE_ESTA } from '@catastro/domain/seguimiento/mensajes'
import { muestraDe } from '@catastro/domain/seguimiento/muestras'
import Box from '@mui/material/Box'
import { useLocation } from 'react-router'
import { useCarpetaDeLaDireccion } from '../acceso/direccion/useCarpetaDeLaDireccion.ts'
import { INICIO } from '../acceso/direcciones.ts'
import { useSesion } from '../red/sesion.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { AvisoDeIngreso } from './AvisoDeIngreso.tsx'
import { BuscarCarpeta } from './BuscarCarpeta.tsx'
import { CarpetaSeguida } from './CarpetaSeguida.tsx'
import { Muestra } from './Muestra.tsx'

/** 'Donde está mi carpeta?': a number, and where it is. The number stays in the address. */
export function DondeEstaPage() {
  const idCarpeta = useCarpetaDeLaDireccion()
  const { key } = useLocation()
  const autenticado = useSesion((sesion) => sesion.estado === 'autenticado')
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle {...(autenticado && { volverA: INICIO.enlace() })}>{TITULO_DONDE_ESTA}</PageTitle>
      <BuscarCarpeta buscada={idCarpeta ?? null} />
      {idCarpeta && <Hallada key={key} idCarpeta={idCarpeta} autenticado={autenticado} />}
    </Box>
  )
}

function Hallada({ idCarpeta, autenticado }: { idCarpeta: number; autenticado: boolean }) {
  const muestra = muestraDe(idCarpeta)
  if (muestra) return <Muestra pasos={muestra} />
  return autenticado ? <CarpetaSeguida idCarpeta={idCarpeta} /> : <AvisoDeIngreso idCarpeta={idCarpeta} />
}
