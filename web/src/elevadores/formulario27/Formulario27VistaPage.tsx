import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { useCarpeta } from '../../carpetas/consultas.ts'
import { HistorialDeCarpeta } from '../../carpetas/ver/HistorialDeCarpeta.tsx'
import { HojaDeRegistro } from '../registro/HojaDeRegistro.tsx'

/** A form 27 as it was filed, with the history of its folder. */
export function Formulario27VistaPage() {
  const idCarpeta = numeroDeLaDireccion(useParams().idCarpeta)
  useEffect(() => {
    // Logged only.
    if (idCarpeta === null) console.log('Falta idCarpeta en la dirección del formulario 27')
  }, [idCarpeta])
  return (
    <HojaDeRegistro formulario="27" numero={idCarpeta}>
      {idCarpeta !== null && <Historial idCarpeta={idCarpeta} />}
    </HojaDeRegistro>
  )
}

function Historial({ idCarpeta }: { idCarpeta: number }) {
  const { data } = useCarpeta(idCarpeta)
  return <Box sx={{ mt: 4 }}>{data && <HistorialDeCarpeta carpeta={data} />}</Box>
}
