import { SALIDA_AL_PAGO } from '../red/almacen.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { PASO } from './pasoDeRevision.ts'

/** Kept in the tab that goes to the card page: what it went to pay, and where from. An address it comes back to may not say. */
interface SalidaAlPago {
  readonly idPago: number
  /** The screen it was paid from, without the step it stood at. */
  readonly lugar: string
  /** Where the payment is told once it is paid; without it, the same screen. */
  readonly exito?: string
}

const esSalida = (dato: unknown): dato is SalidaAlPago =>
  typeof dato === 'object' &&
  dato !== null &&
  'idPago' in dato &&
  typeof dato.idPago === 'number' &&
  'lugar' in dato &&
  esCamino(dato.lugar) &&
  (!('exito' in dato) || esCamino(dato.exito))
const esCamino = (dato: unknown) => typeof dato === 'string' && dato.startsWith('/')

export function anotarSalida(idPago: number, { sessionStorage }: Window = window, exito?: string) {
  const { pathname, searchParams } = new URL(location.hash.slice(1), location.origin)
  searchParams.delete(PASO)
  const lugar = [pathname, searchParams].filter((parte) => String(parte) !== '').join('?')
  const salida: SalidaAlPago = { idPago, lugar, ...(exito !== undefined && { exito }) }
  sessionStorage.setItem(SALIDA_AL_PAGO, JSON.stringify({ ...salida, idPersona: idDelUsuario() }))
}

export function leerSalida(): SalidaAlPago | null {
  try {
    const dato: unknown = JSON.parse(sessionStorage.getItem(SALIDA_AL_PAGO) ?? 'null')
    return esSalida(dato) ? dato : null
  } catch {
    return null
  }
}
