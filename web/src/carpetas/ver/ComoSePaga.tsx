import {
  comoSePaga,
  comoSePagaElTimbrado,
  comoSePagaSinImporte,
  OFICINAS_Y_HORARIOS,
} from '@catastro/domain/carpetas/mensajes'
import { Link } from 'react-router'
import { TEXTO_DE_LA_CIUDAD } from '../../ciudad/direcciones.ts'
import { configuracion } from '../../red/configuracion.ts'

/** How what was asked to be paid is paid; while the city has not said where, with the way to its offices. */
export const ComoSePaga = ({ oficina }: { oficina: string | null }) => (
  <ConOficinas texto={comoSePaga(dondeDiceLaCiudad(), oficina)} />
)

/** The same, where nobody said how much. */
export const ComoSePagaSinImporte = () => <ConOficinas texto={comoSePagaSinImporte(dondeDiceLaCiudad())} />

/** The same, of the stamp duty. */
export const ComoSePagaElTimbrado = () => <ConOficinas texto={comoSePagaElTimbrado(dondeDiceLaCiudad())} />

/** Where what is not paid by card is paid; empty while the city has not said. */
export const dondeDiceLaCiudad = () => configuracion().ciudad.dondeSePaga ?? ''

/** A text that names the offices' page, which leads there. */
export function ConOficinas({ texto }: { texto: string }) {
  const [antes, despues] = texto.split(`«${OFICINAS_Y_HORARIOS}»`)
  if (despues === undefined) return texto
  return (
    <>
      {antes}
      <Link to={TEXTO_DE_LA_CIUDAD.enlace('oficinas')}>{OFICINAS_Y_HORARIOS}</Link>
      {despues}
    </>
  )
}
