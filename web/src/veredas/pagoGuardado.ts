import { BORRADOR_VEREDAS } from '@catastro/domain/veredas/reglas'
import { borrarBorrador, guardarBorrador, leerBorrador } from '../envios/borrador.ts'
import { borrarDatos, guardarDato } from '../red/almacen.ts'

/*
 * What this browser keeps while it is at the provider, under the specification's names: the answers themselves are in
 * `valores`, as the draft's own copy. Nothing is filed by it: the server has its own.
 */

const CLAVE = `pago-${BORRADOR_VEREDAS}`

interface LoQueSePaga {
  readonly idPago: number
  readonly checks: object
  readonly domicilio: object
}

export function guardarPagoDeVereda({ idPago, checks, domicilio }: LoQueSePaga) {
  guardarBorrador(CLAVE, { idPago }, { version: 0, pendiente: false })
  guardarDato('checks', checks)
  guardarDato('domicilio', domicilio)
}

export function olvidarPagoDeVereda() {
  borrarBorrador(CLAVE)
  borrarDatos('checks', 'domicilio')
}

/** The payment that this browser went away with; null when it did not, or has filed it. */
export function leerPagoDeVereda(): number | null {
  const guardado = leerBorrador(CLAVE)
  return guardado && 'idPago' in guardado && typeof guardado.idPago === 'number' ? guardado.idPago : null
}
