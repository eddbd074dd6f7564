import { direccion } from '../acceso/direccion/direccion.ts'
import { verFormulario } from '../carpetas/direcciones.ts'

export const VEREDAS_INICIO = direccion('/veredasHome', 'general')
export const VEREDAS = direccion('/veredas', 'general')
/** The same form, for owners (A-21). */
export const VEREDAS_PROPIETARIOS = direccion('/veredasPropietarios', 'general')
export const VEREDAS_SIMULADOR = direccion('/veredasSimulador', 'general')
/** By its number, form 12 is the sidewalk form (A-26). */
export const FORMULARIO_12 = direccion('/formulario12', 'general')
export const VER_FORMULARIO_12 = verFormulario('12')

/** What the provider's way back carries: a hint, which files nothing by itself (A-60). */
const PAGO_REALIZADO = 'pagoRealizado'
const IDPAGO = 'idPago'
/** Where a payment is told; without its number, the last one. */
export const vueltaDelPago = (idPago?: number) =>
  `${VEREDAS.ruta}?${PAGO_REALIZADO}=true${idPago === undefined ? '' : `&${IDPAGO}=${idPago}`}`
export const pagoDeLaDireccion = (parametros: URLSearchParams) => {
  const numero = parametros.get(IDPAGO) ?? ''
  return /^[1-9]\d{0,9}$/.test(numero) ? Number(numero) : null
}
export const vuelveDelPago = (parametros: URLSearchParams) => parametros.get(PAGO_REALIZADO) === 'true'
