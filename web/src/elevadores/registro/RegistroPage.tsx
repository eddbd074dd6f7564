import { FORMULARIOS_DE_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import { Navigate, useParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { MIS_ELEVADORES, VER_FORMULARIO_27 } from '../direcciones.ts'
import { HojaDeRegistro } from './HojaDeRegistro.tsx'

/** A form 28 to 31 as it was sent. A form 27 is read in its folder's own screen. */
export function RegistroPage() {
  const parametros = useParams()
  const formulario = FORMULARIOS_DE_ELEVADORES.find((uno) => uno === parametros.formulario)
  const numero = numeroDeLaDireccion(parametros.numero)
  if (!formulario || numero === null) return <Navigate to={MIS_ELEVADORES.enlace()} replace />
  if (formulario === '27') return <Navigate to={VER_FORMULARIO_27.enlace(numero)} replace />
  return <HojaDeRegistro formulario={formulario} numero={numero} />
}
