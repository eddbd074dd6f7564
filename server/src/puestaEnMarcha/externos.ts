import type { ComoSeRevisa, Revision } from '../plataforma/afuera/revision.ts'
import type { Ajustes } from '../plataforma/ajustes/ajustes.ts'
import { type CiudadDigitalARevisar, revisarCiudadDigital } from '../plataforma/ciudadDigital/revisarCiudadDigital.ts'
import type { AjustesDePagos } from '../plataforma/proveedorDePagos/ajustesDePagos.ts'
import { revisarProveedor } from '../plataforma/proveedorDePagos/revisarProveedor.ts'

/** What was asked of one outside system. */
export interface SistemaRevisado {
  readonly sistema: string
  readonly direccion: string
  readonly revisiones: readonly Revision[]
}

/** Whoever's token or password it is, if somebody lent one. */
export type DeAlguien = Pick<CiudadDigitalARevisar, 'token' | 'credencial'>

export const preguntarACiudadDigital = async (
  { ciudadDigital, ciudadDigitalPublica, login, perfil, urlPublica }: Ajustes,
  deAlguien: DeAlguien,
  como: ComoSeRevisa = {},
): Promise<SistemaRevisado> => ({
  sistema: 'Ciudad Digital',
  direccion: ciudadDigital,
  revisiones: await revisarCiudadDigital(
    { servidor: ciudadDigital, navegador: ciudadDigitalPublica, login, perfil, portal: urlPublica, ...deAlguien },
    como,
  ),
})

export const preguntarAlProveedor = async (
  pagos: AjustesDePagos,
  como: ComoSeRevisa = {},
): Promise<SistemaRevisado> => ({
  sistema: 'Proveedor de pagos',
  direccion: pagos.api,
  revisiones: await revisarProveedor(pagos, como),
})

/** The card provider only where the city has one. */
export async function comprobarExternos(
  ajustes: Ajustes,
  pagos: AjustesDePagos | undefined,
  deAlguien: DeAlguien,
  como: ComoSeRevisa = {},
): Promise<readonly SistemaRevisado[]> {
  const ciudad = await preguntarACiudadDigital(ajustes, deAlguien, como)
  return pagos ? [ciudad, await preguntarAlProveedor(pagos, como)] : [ciudad]
}

export const desviacionesDe = (sistemas: readonly SistemaRevisado[]) =>
  sistemas.flatMap(({ revisiones }) => revisiones.flatMap(({ desviaciones }) => desviaciones))
